import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import { accountLinks } from '../db/tables/directory/account-links.ts'
import { addresses } from '../db/tables/directory/addresses.ts'
import { SealError, unseal } from '../keys/envelope.ts'
import { addressHash, type LookupKey, serviceKey } from '../keys/lookup-key.ts'
import type { Mail } from './mail.ts'
import { queueMail, waitingMs } from './queue-mail.ts'

type Services = Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys' | 'queue' | 'mailer'>

/** "HASH.ID.mail" */
const sealedFile = /^[\w-]+\.([0-9a-f-]{36})\.mail$/

const mailShape = z.object({
  to: z.string(),
  replyTo: z.string().exactOptional(),
  subject: z.string(),
  text: z.string(),
})

/** Null for one that is damaged. */
async function openFile(lookup: LookupKey, folder: string, name: string): Promise<Mail | null> {
  try {
    const sealed = await readFile(join(folder, name))
    const opened = unseal(serviceKey(lookup, 'mail that waits'), ['mail', name], sealed)
    return mailShape.parse(JSON.parse(opened.toString()))
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}

/** Whose an address is, or was before a change. */
async function accountOf(db: Db, { lookup, keys }: Services, address: string) {
  const hash = addressHash(lookup, address)
  for (const table of [addresses, accountLinks]) {
    const [row] = await db
      .select({ householdId: table.householdId, userId: table.userId })
      .from(table)
      .where(eq(table.addressHash, hash))
      .limit(1)
    const found = row && (await keys.find(db, row.householdId))
    if (found) return { keys: found, userId: row.userId }
  }
  return null
}

/** Gives the queue what an earlier version left in the outbox as sealed files. One that is too old or damaged is dropped. */
export async function takeUpSealedFiles(services: Services, folder: string): Promise<void> {
  const { db, lookup, mailer } = services
  const now = services.now()
  let dropped = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const id = sealedFile.exec(name)?.[1]
    if (id === undefined) continue
    const file = join(folder, name)
    const goodForMs = (await stat(file)).mtimeMs + waitingMs - now.getTime()
    const mail = goodForMs > 0 ? await openFile(lookup, folder, name) : null
    if (mail) {
      await db.transaction(async (tx) => {
        const about = await accountOf(tx, services, mail.to)
        await queueMail(tx, now, services, { about, mail: () => mail, goodForMs, id })
      })
    } else dropped += 1
    await rm(file, { force: true })
  }
  if (dropped > 0) {
    mailer.say(`${dropped} mails waited for a day or were damaged, and were dropped.`)
  }
}
