import type { Env } from '../../env.ts'
import { StartupError } from '../../startup-error.ts'
import { type BackupStore, storeAddress } from './backup-store.ts'

/** Null where no setting names one: its library is loaded by nobody else. Throws a `StartupError` without `BACKUP_DIR`. */
export async function openBackupStore({
  BACKUP_S3_URL: url,
  BACKUP_S3_REGION: region,
  BACKUP_DIR: folder,
}: Pick<Env, 'BACKUP_S3_URL' | 'BACKUP_S3_REGION' | 'BACKUP_DIR'>): Promise<BackupStore | null> {
  const address = url === undefined ? null : storeAddress(url)
  if (address === null) return null
  if (folder === undefined) {
    throw new StartupError(
      'BACKUP_DIR is missing: set it to a folder in which a backup lies before it is copied to BACKUP_S3_URL.',
    )
  }
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(address, region)
}
