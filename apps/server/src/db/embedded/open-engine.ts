import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { bytesInQueries } from './bytes-in-queries.ts'
import { compileOnce } from './compile-once.ts'
import { namedStatements } from './named-statements.ts'
import { SyncedFileSystem } from './synced-file-system.ts'
import { type DiskSync, openWalSync } from './wal-sync.ts'

const settings = {
  // The one way to ask for a sync that reaches the file system.
  wal_sync_method: 'fsync',
  // Of 128 MB by default; what is read again comes from the system's own memory of files.
  shared_buffers: '16MB',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
}

/** The engine's own, without the one that switches syncing off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

export interface Engine {
  pglite: PGlite
  statements: ReturnType<typeof namedStatements>
  /** It will do nothing more: the disk was full where its log goes, or failed. */
  hasStopped: () => boolean
  /** Closes the files of an engine that has stopped. */
  abandon: () => void
  /** Resolves once all that was committed is on the disk. */
  synced: () => Promise<void>
}

/** Why the engine would not start, in its own words where it has some. */
export class EngineError extends Error {
  override name = 'EngineError'
}

/** What a process that was killed had in its log is recovered from; it must not vanish after that. */
async function syncLog(path: string, disk: DiskSync): Promise<void> {
  const log = join(path, 'pg_wal')
  for (const name of await readdir(log)) disk.now(join(log, name), 'all')
  disk.now(log, 'all')
}

/** PGlite on a folder that holds a database. Throws an `EngineError` when that cannot be opened. */
export async function openEngine(path: string, disk: DiskSync): Promise<Engine> {
  compileOnce()
  const log: string[] = []
  const wal = openWalSync(disk)
  let stopped = false
  const files = new SyncedFileSystem(path, wal, disk, () => {
    stopped = true
  })
  await syncLog(path, disk)
  try {
    const pglite = await PGlite.create({
      fs: files,
      startParams,
      ...bytesInQueries,
      onStderr: (line) => log.push(line) > 0,
    })
    files.opened()
    return {
      pglite,
      statements: namedStatements(pglite),
      hasStopped: () => stopped,
      abandon: () => files.abandon(),
      synced: async () => {
        try {
          await wal.synced()
        } catch (error) {
          stopped = true
          throw error
        }
      },
    }
  } catch {
    files.abandon()
    const reasons = log.map((line) => /(?:FATAL|PANIC): +(.+)$/.exec(line)?.[1])
    throw new EngineError(reasons.findLast((reason) => reason) ?? 'the database does not open')
  }
}
