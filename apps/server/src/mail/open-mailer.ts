import type { Env } from '../env.ts'
import type { LookupKey } from '../keys/lookup-key.ts'
import type { Mailer } from './smtp-mailer.ts'
import { waitingMail } from './waiting-mail.ts'
import { writeToOutbox } from './write-to-outbox.ts'

/** The mail server of `SMTP_URL`, where mails wait as sealed files; else files in `outbox` that a person reads. */
export async function openMailer(
  { SMTP_URL: url, MAIL_FROM: from }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  outbox: string,
  lookup: LookupKey,
  now: () => Date,
): Promise<Mailer> {
  if (!url) return { sendMail: writeToOutbox(outbox, now), close: async () => {} }
  const { smtpMailer } = await import('./smtp-mailer.ts')
  const waiting = waitingMail(outbox, lookup, now)
  return smtpMailer({ url, from, waiting, log: (line) => console.error(line) })
}
