import type { AppServices } from '../../app-services.ts'
import type { Env } from '../../env.ts'
import { workQueue } from '../../jobs/queue/work-queue.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { backupFileOf, deleteOldBackups } from './backup-folder.ts'
import { runBackupProcess } from './backup-process.ts'

const askEveryMs = 5 * 60 * 1000

interface Schedule extends Pick<Env, 'BACKUP_EVERY_HOURS' | 'BACKUP_KEEP_DAYS'> {
  /** Null: none are taken. */
  folder: string | null
  /** Where each is copied to; null for nowhere. */
  store: BackupStore | null
}

/**
 * Takes a backup in every so many hours (of UTC, counted from 1970), one for all processes: each of them asks
 * for it, and the queue takes the first. `say` gets why one failed; the queue tries it again.
 */
export async function workBackups(
  { queue, now }: Pick<AppServices, 'queue' | 'now'>,
  { folder, store, BACKUP_EVERY_HOURS: hours, BACKUP_KEEP_DAYS: retentionDays }: Schedule,
  say: (sentence: string) => void,
): Promise<{ close: () => void }> {
  if (folder === null) return { close: () => {} }
  const closing = new AbortController()
  await workQueue(queue, 'backup', 1, async () => {
    try {
      const file = backupFileOf(folder, now())
      await runBackupProcess(file, closing.signal)
      await store?.copy(file, closing.signal)
      await deleteOldBackups(folder, now(), retentionDays)
    } catch (error) {
      if (!closing.signal.aborted) {
        say(`Scheduled backup: ${error instanceof Error ? error.message : 'unknown reason'}`)
      }
      throw error
    }
  })
  const ask = () =>
    queue.boss.send('backup', {}, { singletonSeconds: hours * 60 * 60 }).catch(queue.report)
  await ask()
  const asking = setInterval(ask, askEveryMs).unref()
  return {
    close: () => {
      clearInterval(asking)
      closing.abort()
    },
  }
}
