import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath } from '../db/embedded/data-folder/sync-path.ts'
import { StartupError } from '../startup-error.ts'
import type { KeysLocation } from './keys-location-of.ts'
import { writeKeyFile } from './write-key-file.ts'

/** Lies beside the keys for as long as some are under one master key and others under the next. */
const fileIn = (keysFolder: string) => join(keysFolder, 'rotation.begun')

const isUnderWay = (keysFolder: string) =>
  new StartupError(
    `Not all keys in ${keysFolder} are under one master key, as npm run keys:rotate is under way or was cut off: run it again with the settings that it had.`,
  )

/** Throws a `StartupError` where that of another kind of database, which keeps its keys here too, has not ended. */
export async function beginRotation(keysFolder: string, kind: KeysLocation['kind']): Promise<void> {
  const of = await readFile(fileIn(keysFolder), 'utf8').catch(() => '')
  // Empty: that of a version before.
  if (of !== '' && of !== kind) throw isUnderWay(keysFolder)
  await writeKeyFile(fileIn(keysFolder), kind)
}

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
  throw isUnderWay(keysFolder)
}
