import { StartupError } from '../../startup-error.ts'
import type { KeysLocation } from '../keys-location-of.ts'
import { ownerFolderOf } from './folder-owner.ts'

/** The folder bears the id of another database. */
export const belongsToAnother = (location: KeysLocation) =>
  new StartupError(
    `KEYS_DIR (${location.keysFolder}) belongs to another database: set KEYS_DIR to this one's own folder, or to an empty one where this one is new; where this one took the place of the other, which is gone, delete ${ownerFolderOf(location)} and try again.`,
  )

/** The folder bears no id, and what is in it is not this database's. */
export const holdsOtherKeys = ({ keysFolder }: KeysLocation) =>
  new StartupError(
    `KEYS_DIR (${keysFolder}) holds keys that are not of this database: set KEYS_DIR to this one's own folder, or to an empty one where this one is new.`,
  )

export const keysAreMissing = (households: number, where: string) =>
  new StartupError(
    `The keys of all ${households} households are missing in ${where}: put back the folder, or restore a backup with the copy that npm run backup:keys made.`,
  )

export const epochIsMissing = (keysFolder: string, file: string) =>
  new StartupError(
    `KEYS_DIR (${keysFolder}) has no ${file}: set KEYS_DIR to the folder that all processes share, or restore its files.`,
  )

/** Files that are not this database's would be wrapped under its new master key, or lose the file of the old one. */
export const holdsLeftKeys = (keysFolder: string, files: readonly string[]) =>
  new StartupError(
    `KEYS_DIR (${keysFolder}) holds ${files.length} files of keys that were there before it was this database's (${files[0]}): move them into the folder of the database that they are of, with a copy of data.key where there is one, or delete them, and try again.`,
  )

/** What the system refused of a file, or the error itself where it was something else. */
export function cannotBeUsed(keysFolder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('path' in error) || !('code' in error)) return error
  return new StartupError(
    `KEYS_DIR (${keysFolder}) cannot be read or written (${String(error.code)}): see to its disk and to the rights of this user, or set KEYS_DIR to another folder.`,
  )
}
