import type { Env } from '../env.ts'
import type { Mailer } from './mailer.ts'
import { writeToOutbox } from './write-to-outbox.ts'

/** The mail server of `SMTP_URL`, else files in `outbox` that a person reads. */
export async function openMailer(
  { SMTP_URL: url, MAIL_FROM: from }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  outbox: string,
  say: Mailer['say'],
): Promise<Mailer> {
  if (!url) return { kind: 'folder', put: writeToOutbox(outbox), say }
  const { smtpMailer } = await import('./smtp-mailer.ts')
  return smtpMailer({ url, from, say })
}
