import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath } from '../db/embedded/data-folder/sync-path.ts'
import { StartupError } from '../startup-error.ts'
import { writeKeyFile } from './write-key-file.ts'

/** Lies beside the keys for as long as some are under one master key and others under the next. */
const fileIn = (keysFolder: string) => join(keysFolder, 'rotation.begun')

export const beginRotation = (keysFolder: string): Promise<void> =>
  writeKeyFile(fileIn(keysFolder), '')

export async function endRotation(keysFolder: string): Promise<void> {
  await rm(fileIn(keysFolder), { force: true })
  await syncPath(keysFolder)
}

/** Throws a `StartupError` where a rotation was begun and not ended. */
export async function requireNoRotation(keysFolder: string): Promise<void> {
  const isBegun = await access(fileIn(keysFolder)).then(
    () => true,
    () => false,
  )
  if (!isBegun) return
  throw new StartupError(
    `Not all keys in ${keysFolder} are under one master key, as npm run keys:rotate is under way or was cut off: run it again with the settings that it had.`,
  )
}
