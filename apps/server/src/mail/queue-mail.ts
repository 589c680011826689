import { limits } from '@brightplate/contract/limits'
import type { Db } from '../db/database.ts'
import { mails } from '../db/tables/operator/mails.ts'
import type { JobQueue } from '../jobs/queue/open-job-queue.ts'
import { sendJob } from '../jobs/queue/send-job.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import type { LookupKey } from '../keys/lookup-key.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { newId } from '../new-id.ts'
import { sayIn } from '../requests/words-of-call.ts'
import type { Mail } from './mail.ts'
import { contextOfMail, keyOfNoAccount } from './mail-keys.ts'
import { wordsOfAccount } from './words-of-account.ts'

/** What is in a mail is of no use to anybody after that. */
export const waitingMs = limits.waitingMailHours * 60 * 60 * 1000

/** All that a job says. */
export interface MailJob {
  mailId: string
}

export interface MailServices {
  queue: Pick<JobQueue, 'boss'>
  lookup: LookupKey
}

interface NewMail {
  /** Whose account it is about, under whose key it is sealed and with whom it goes; null for none. */
  about: { keys: HouseholdKeys; userId: string } | null
  /** Said in the language of that account; where it chose none, or of no account, in that of the call. */
  mail: () => Mail
  /** After that it is of no use; `waitingMs` where nothing is said, and at most. */
  goodForMs?: number
  /** One that there is already is not queued again. */
  id?: string
}

/** Leaves a mail to the queue, together with what else the transaction does or not at all. */
export async function queueMail(
  tx: Db,
  now: Date,
  { queue, lookup }: MailServices,
  { about, mail, goodForMs = waitingMs, id = newId(now) }: NewMail,
): Promise<void> {
  const householdId = about?.keys.householdId ?? null
  const key = about?.keys.own ?? keyOfNoAccount(lookup)
  const message = sayIn(await wordsOfAccount(tx, about), mail)
  const added = await tx
    .insert(mails)
    .values({
      id,
      householdId,
      userId: about?.userId ?? null,
      mail: sealedColumns.mail.seal(key, contextOfMail(householdId, id), message),
      giveUpAt: new Date(now.getTime() + Math.min(goodForMs, waitingMs)),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (added.length > 0) await sendJob(queue, tx, 'mail', { mailId: id } satisfies MailJob)
}
