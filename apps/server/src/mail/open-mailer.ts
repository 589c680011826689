import type { Env } from '../env.ts'
import { type Mailer, smtpMailer } from './smtp-mailer.ts'
import { writeToOutbox } from './write-to-outbox.ts'

/** The mail server of `SMTP_URL`, else files in `outbox`. */
export function openMailer(
  { SMTP_URL: url, MAIL_FROM: from }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  outbox: string,
  now: () => Date,
): Mailer {
  const keep = writeToOutbox(outbox, now)
  if (!url) return { sendMail: keep, close: async () => {} }
  return smtpMailer({ url, from, keep, log: (line) => console.error(line) })
}
