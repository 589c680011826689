import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail.ts'

/** Mail as files in `DATA_DIR/outbox`, readable by the service's user alone. */
export function writeToOutbox(folder: string): (id: string, mail: Mail) => Promise<void> {
  return async (id, { to, replyTo, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${id}.txt`)
    const answer = replyTo ? `Reply-To: ${replyTo}\n` : ''
    await writeFile(file, `To: ${to}\n${answer}Subject: ${subject}\n\n${text}\n`, { mode: 0o600 })
  }
}
