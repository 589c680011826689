import { createHmac, createSecretKey } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@brightplate/contract/limits'
import { z } from 'zod'
import { seal, unseal } from '../keys/envelope.ts'
import { addressHash, type LookupKey } from '../keys/lookup-key.ts'
import { writeKeyFile } from '../keys/write-key-file.ts'
import { newId } from '../new-id.ts'
import type { Mail, SendMail } from './mail.ts'

/** What is in a mail is of no use to anybody after that. */
const waitsMs = limits.waitingMailHours * 60 * 60 * 1000

const suffix = '.mail'
const mailShape = z.object({
  to: z.string(),
  replyTo: z.string().exactOptional(),
  subject: z.string(),
  text: z.string(),
})

/** The name tells which files go with an account, to whoever has the key of look-ups. */
const namesFor = (lookup: LookupKey, address: string): string =>
  `${addressHash(lookup, `mail to ${address}`)}.`

const isThere = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

const namesIn = async (folder: string): Promise<string[]> =>
  ((await isThere(readdir(folder))) ?? []).filter((name) => name.endsWith(suffix))

/** Deletes the mails to an address that wait. */
export async function deleteWaitingTo(
  folder: string,
  lookup: LookupKey,
  address: string,
): Promise<void> {
  const begins = namesFor(lookup, address)
  for (const name of await namesIn(folder)) {
    if (name.startsWith(begins)) await rm(join(folder, name), { force: true })
  }
}

export interface WaitingMail {
  keep: SendMail
  /**
   * Hands over each mail that waits, the eldest first, until one has to wait on: `send` says so. What was sent,
   * waited too long or is damaged is deleted; answers with how many were not sent.
   */
  handOver: (send: (mail: Mail) => Promise<boolean>) => Promise<number>
}

/** Mails that no server took yet: sealed files, which a kill leaves to the next start. */
export function waitingMail(folder: string, lookup: LookupKey, now: () => Date): WaitingMail {
  const key = createSecretKey(createHmac('sha256', lookup.key).update('mail that waits').digest())
  const place = (name: string) => ['mail', name]
  const open = (name: string, sealed: Buffer): Mail | null => {
    try {
      return mailShape.parse(JSON.parse(unseal(key, place(name), sealed).toString()))
    } catch {
      return null
    }
  }
  const byTime = (name: string) => name.slice(name.indexOf('.'))
  return {
    keep: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${namesFor(lookup, mail.to)}${newId(now())}${suffix}`
      await writeKeyFile(
        join(folder, name),
        seal(key, place(name), Buffer.from(JSON.stringify(mail))),
      )
    },
    handOver: async (send) => {
      let unsent = 0
      const names = await namesIn(folder)
      for (const name of names.sort((a, b) => (byTime(a) < byTime(b) ? -1 : 1))) {
        const file = join(folder, name)
        const found = await isThere(stat(file))
        const sealed = found && (await isThere(readFile(file)))
        // Its account was erased meanwhile.
        if (!sealed) continue
        const isOld = found.mtimeMs < now().getTime() - waitsMs
        // One that is damaged keeps no other waiting.
        const mail = isOld ? null : open(name, sealed)
        if (mail === null) unsent += 1
        else if (!(await send(mail))) return unsent
        await rm(file, { force: true })
      }
      return unsent
    },
  }
}
