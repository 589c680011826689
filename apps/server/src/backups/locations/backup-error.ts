/** Why a backup or a restore did not happen: one sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
