import { lt } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import { mails } from '../db/tables/operator/mails.ts'

/** Its job drops a mail in time; one whose job was lost goes here. */
const graceMs = 60 * 60 * 1000

/** Deletes the mails that are of no use any more and have no job that would. */
export async function dropLateMail({
  db,
  now,
  mailer,
}: Pick<AppServices, 'db' | 'now' | 'mailer'>): Promise<void> {
  const late = await db
    .delete(mails)
    .where(lt(mails.giveUpAt, new Date(now().getTime() - graceMs)))
    .returning({ id: mails.id })
  if (late.length > 0) mailer.say(`${late.length} mails waited for too long, and were dropped.`)
}
