import type { Db } from '../../db/database.ts'
import { sendJob } from '../../jobs/queue/send-job.ts'
import { seal, unseal } from '../../keys/envelope.ts'
import { type LookupKey, serviceKey } from '../../keys/lookup-key.ts'
import type { MailServices } from '../../mail/queue-mail.ts'

/** What a job says: the address that was typed, sealed, in base64. */
export interface PasswordResetJob {
  sealed: string
}

const purpose = 'password reset'

/** The address that a job names. Throws a `SealError`. */
export const addressIn = (lookup: LookupKey, { sealed }: PasswordResetJob): string =>
  unseal(serviceKey(lookup, purpose), [purpose], Buffer.from(sealed, 'base64')).toString()

/**
 * Leaves an address to whoever looks whether it has an account, and mails a link there then. Here nothing depends on
 * that: neither the time of the answer nor what is stored.
 */
export async function requestPasswordReset(
  db: Db,
  { queue, lookup }: MailServices,
  email: string,
): Promise<void> {
  const sealed = seal(serviceKey(lookup, purpose), [purpose], Buffer.from(email))
  const job: PasswordResetJob = { sealed: sealed.toString('base64') }
  await sendJob(queue, db, 'password-reset', job)
}
