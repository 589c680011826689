import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../new-id.ts'
import type { SendMail } from './mail.ts'

/** Mail as files in `DATA_DIR/outbox`, readable by the service's user alone. */
export function writeToOutbox(folder: string, now: () => Date): SendMail {
  return async ({ to, replyTo, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${newId(now())}.txt`)
    const answer = replyTo ? `Reply-To: ${replyTo}\n` : ''
    await writeFile(file, `To: ${to}\n${answer}Subject: ${subject}\n\n${text}\n`, { mode: 0o600 })
  }
}
