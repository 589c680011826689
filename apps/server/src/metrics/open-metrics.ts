import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newestBackup } from '../backups/scheduled/backup-folder.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { Env } from '../env.ts'
import { masterKeyFile } from '../keys/master/require-master-key.ts'
import type { EpochKeys } from '../keys/stores/epoch-keys.ts'
import type { Metrics } from './metrics.ts'

interface Sources extends Pick<OpenDatabase, 'db' | 'connections'> {
  keysFolder: string
  /** Null where keys are files. */
  epochs: Pick<EpochKeys, 'eldest'> | null
  /** Null where none are taken. */
  backupFolder: string | null
  now: () => Date
}

/** Null where no setting asks for them: their library is loaded by nobody else. */
export async function openMetrics(
  { METRICS_PORT, METRICS_TOKEN }: Pick<Env, 'METRICS_PORT' | 'METRICS_TOKEN'>,
  { db, connections, keysFolder, epochs, backupFolder, now }: Sources,
): Promise<Metrics | null> {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return null
  const { prometheusMetrics } = await import('./prometheus-metrics.ts')
  const { stateOfService } = await import('./state-of-service.ts')
  const secondsSince = (time: Date) => Math.max(0, (now().getTime() - time.getTime()) / 1000)
  const keyAges = async () => {
    const master = (await readdir(keysFolder)).includes(masterKeyFile)
      ? (await stat(join(keysFolder, masterKeyFile))).mtime
      : null
    const epoch = await epochs?.eldest()
    return {
      ...(master ? { master: secondsSince(master) } : {}),
      ...(epoch ? { epoch: secondsSince(epoch) } : {}),
    }
  }
  const backupAge = async () => {
    const newest = backupFolder === null ? null : await newestBackup(backupFolder)
    return newest && secondsSince(newest)
  }
  return prometheusMetrics(() => stateOfService({ db, connections, keyAges, backupAge }))
}
