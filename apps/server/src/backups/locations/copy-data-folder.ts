import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { databaseFolderName } from '../../db/embedded/data-folder/claim-data-folder.ts'
import { dataFolderMarker } from '../../db/embedded/data-folder/data-folder-marker.ts'
import { missingPart } from '../../db/embedded/data-folder/missing-part.ts'
import { unlessGone } from '../../unless-gone.ts'
import { BackupError } from './backup-error.ts'

const control = join('global', 'pg_control')
const log = 'pg_wal'
/** Of the process that has the database open. */
const lock = 'postmaster.pid'
const attempts = 5

/** A file may go away while the folder is read: the log says so, and the copy follows the log. */
const entriesOf = (folder: string) => unlessGone(readdir(folder, { withFileTypes: true }), [])

async function copyTree(from: string, to: string, leaveOut: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await entriesOf(from)) {
    if (leaveOut.includes(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target, leaveOut)
    else await unlessGone(copyFile(source, target, constants.COPYFILE_FICLONE), null)
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) bytes += await bytesIn(path)
    else bytes += (await unlessGone(stat(path), { size: 0 })).size
  }
  return bytes
}

async function requireDatabase(dataFolder: string): Promise<string> {
  const database = join(dataFolder, databaseFolderName)
  const state = await unlessGone(dataFolderMarker.read(dataFolder), null)
  if (state === null || state === 'initialising') {
    throw new BackupError(
      `DATA_DIR (${dataFolder}) holds no data yet: set DATA_DIR to the folder of the service.`,
    )
  }
  const missing = state === 'ours' ? await missingPart(database) : 'it is not readable'
  if (missing !== null) {
    throw new BackupError(
      `DATA_DIR (${dataFolder}) is damaged (${missing}): restore an older backup into a new folder.`,
    )
  }
  return database
}

/**
 * Copies the database of a data folder while a service may be writing to it, as it was at one moment: the
 * engine that opens the copy goes through the log that was copied last. A checkpoint on the way spoils
 * that, and the copy is made again.
 */
export async function copyDataFolder(
  dataFolder: string,
  copy: string,
  signal?: AbortSignal,
): Promise<void> {
  const database = await requireDatabase(dataFolder)
  const { bavail, bsize } = await statfs(dirname(copy))
  const needed = 2 * (await bytesIn(database))
  if (bavail * bsize < needed) {
    throw new BackupError(
      `There is not enough room in ${dirname(copy)} (${Math.ceil(needed / 1024 / 1024)} MB are needed on the way): free some, or name another folder.`,
    )
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    signal?.throwIfAborted()
    const before = await readFile(join(database, control))
    await copyTree(database, copy, [log, lock, 'pg_control'])
    await writeFile(join(copy, control), before)
    await copyTree(join(database, log), join(copy, log), [])
    const after = await readFile(join(database, control))
    if (before.equals(after)) return
  }
  throw new BackupError(
    `DATA_DIR (${dataFolder}) was changed too much while it was read: try again.`,
  )
}
