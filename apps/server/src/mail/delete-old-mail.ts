import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { unlessGone } from '../unless-gone.ts'

/** Mails name people; an erased account must not live on in the outbox for longer than this. */
const retentionMs = limits.outboxDays * dayMs

/** Deletes the mails that were written to the outbox longer ago than they are kept. */
export async function deleteOldMail(folder: string, now: Date): Promise<void> {
  for (const name of await unlessGone(readdir(folder), [])) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < now.getTime() - retentionMs) await rm(file, { force: true })
  }
}
