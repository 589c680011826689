import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Db } from '../db/database.ts'
import { mails } from '../db/tables/operator/mails.ts'
import { SealError } from '../keys/envelope.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import type { Mail } from './mail.ts'
import { contextOfMail, keyOfNoAccount } from './mail-keys.ts'
import type { Mailer } from './mailer.ts'

/** From then on nobody is handing it over any more: longer than a server may say nothing. */
const handOverMs = 2 * 60 * 1000

/** Gives the job back to the queue. It says nothing of the mail: the queue keeps it. */
class MailWaits extends Error {
  override name = 'MailWaits'
}

type Row = typeof mails.$inferSelect
type Services = Pick<AppServices, 'db' | 'now' | 'lookup' | 'keys' | 'mailer'>

/** False where it is gone already, with its account or because another worker was faster. */
async function takeOut(db: Db, { id }: Row): Promise<boolean> {
  const gone = await db.delete(mails).where(eq(mails.id, id)).returning({ id: mails.id })
  return gone.length > 0
}

async function drop(db: Db, row: Row, say: Mailer['say'], why: string): Promise<void> {
  if (await takeOut(db, row)) say(`A mail ${why}, and was dropped.`)
}

/** Null where its key is gone, or another one. */
async function openMail(
  { db, lookup, keys }: Services,
  { id, householdId, mail }: Row,
): Promise<Mail | null> {
  const key =
    householdId === null ? keyOfNoAccount(lookup) : (await keys.find(db, householdId))?.own
  if (!key) return null
  try {
    return sealedColumns.mail.open(key, contextOfMail(householdId, id), mail)
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}

/** From here on the server may have it. False where it is gone, or somebody else is at it. */
async function beginHandOver({ db, now }: Services, { id }: Row): Promise<boolean> {
  const begun = await db
    .update(mails)
    .set({ handedOverAt: now() })
    .where(and(eq(mails.id, id), isNull(mails.handedOverAt)))
    .returning({ id: mails.id })
  return begun.length > 0
}

/** Nobody knows whether the server took it. Answers whether it goes there once more. */
async function settleDoubt(
  { db, mailer: { say } }: Services,
  row: Row,
  mail: Mail,
): Promise<boolean> {
  const goesAgain = mail.mayComeTwice === true && row.doubts === 0
  const doubted = 'Nobody knows whether the mail server took a mail'
  if (!goesAgain) {
    if (await takeOut(db, row)) say(`${doubted}: it is not sent again.`)
    return false
  }
  await db
    .update(mails)
    .set({ handedOverAt: null, doubts: row.doubts + 1 })
    .where(eq(mails.id, row.id))
  say(`${doubted}: it goes there once more.`)
  return true
}

/** It was surely not taken, and waits. */
async function keepWaiting(
  { db, mailer: { say } }: Services,
  { id }: Row,
  reason: string,
): Promise<void> {
  const [kept] = await db
    .update(mails)
    .set({ handedOverAt: null, refusals: sql`${mails.refusals} + 1` })
    .where(eq(mails.id, id))
    .returning({ refusals: mails.refusals })
  if (kept?.refusals === 1) say(`A mail was not delivered (${reason}), waits, and is tried again.`)
}

async function handOver(
  services: Services,
  row: Row,
  mail: Mail,
  mailer: Extract<Mailer, { kind: 'server' }>,
): Promise<void> {
  const { db } = services
  const done = await mailer.handOver(row.id, mail, () => beginHandOver(services, row))
  if (done.is === 'taken') await takeOut(db, row)
  else if (done.is === 'refused' && done.isFinal) {
    await drop(db, row, mailer.say, `was refused for good (${done.reason})`)
  } else {
    if (done.is === 'refused') await keepWaiting(services, row, done.reason)
    if (done.is === 'unknown' && !(await settleDoubt(services, row, mail))) return
    throw new MailWaits()
  }
}

/**
 * Hands a mail over and deletes it. What may have been taken is not handed over again, but where it may come twice.
 * Throws where it has to wait; what is gone is done.
 */
export async function deliverMail(services: Services, mailId: string): Promise<void> {
  const { db, now, mailer } = services
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId))
  if (!row) return
  const mail = await openMail(services, row)
  if (!mail) return drop(db, row, mailer.say, 'does not open')
  if (row.handedOverAt) {
    if (row.handedOverAt.getTime() > now().getTime() - handOverMs) throw new MailWaits()
    if (!(await settleDoubt(services, row, mail))) return
  }
  if (row.giveUpAt <= now()) {
    return drop(db, row, mailer.say, 'waited until it was of no use any more')
  }
  if (mailer.kind === 'server') return handOver(services, row, mail, mailer)
  // The file is there before the mail is gone, and whoever erases the account waits for both.
  await db.transaction(async (tx) => {
    if (await takeOut(tx, row)) await mailer.put(row.id, mail)
  })
}
