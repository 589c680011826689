import { mkdir, readdir, realpath } from 'node:fs/promises'
import { StartupError } from '../../../startup-error.ts'
import { dataFolderMarker } from './data-folder-marker.ts'
import { holdDataFolder } from './hold-data-folder.ts'

/** Subfolder of the database. */
export const databaseFolderName = 'postgres'

/** Default subfolder of keys; it may exist before the data does. */
export const keysFolderName = 'keys'

export interface DataFolder {
  path: string
  /** Initialising its database never finished, so it holds no data. */
  isNew: boolean
  /** Releases the lock. */
  release: () => Promise<void>
}

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'

async function isNew(folder: string, path: string): Promise<boolean> {
  const names = (await readdir(path)).filter(
    (name) => name !== dataFolderMarker.unfinished && name !== keysFolderName,
  )
  if (names.length === 0) {
    await dataFolderMarker.write(path, true)
    return true
  }
  if (!names.includes(dataFolderMarker.name)) {
    throw new StartupError(
      names.includes(databaseFolderName)
        ? `DATA_DIR (${folder}) holds a database but has lost its ${dataFolderMarker.name}: restore that file from a backup, or set DATA_DIR to a new folder.`
        : `DATA_DIR (${folder}) holds files that are not Brightplate's: set DATA_DIR to an empty or new folder.`,
    )
  }
  const state = await dataFolderMarker.read(path)
  if (state === 'damaged') {
    throw new StartupError(
      `DATA_DIR (${folder}) has a damaged ${dataFolderMarker.name}: restore it from a backup, or set DATA_DIR to a new folder.`,
    )
  }
  if (state === 'other') {
    throw new StartupError(
      `DATA_DIR (${folder}) was written by another version of Brightplate: start that version, or set DATA_DIR to a new folder.`,
    )
  }
  return state === 'initialising'
}

/**
 * Makes the folder if needed and holds it for this process until `release`.
 * Throws a `StartupError` for a folder that is foreign, unwritable or held by another process.
 */
export async function claimDataFolder(folder: string): Promise<DataFolder> {
  let release: (() => Promise<void>) | null = null
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = await realpath(folder)
    // Locked before it is inspected: another process may be creating it.
    release = await holdDataFolder(path)
    if (!release) {
      throw new StartupError(
        `DATA_DIR (${folder}) is in use by another Brightplate process: stop that one, or set DATA_DIR to another folder.`,
      )
    }
    return { path, isNew: await isNew(folder, path), release }
  } catch (error) {
    await release?.()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `DATA_DIR (${folder}) cannot be written (${reasonOf(error)}): set DATA_DIR to a folder that this user may write to.`,
    )
  }
}
