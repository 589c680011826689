import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { StartupError } from '../../startup-error.ts'
import { compileOnce } from './compile-once.ts'
import { databaseFolderName } from './data-folder/claim-data-folder.ts'
import { dataFolderMarker } from './data-folder/data-folder-marker.ts'
import { missingPart } from './data-folder/missing-part.ts'
import { syncPath, syncTree } from './data-folder/sync-path.ts'
import { copyEmptyDatabase, keepEmptyDatabase } from './empty-database.ts'

const unfinishedName = `${databaseFolderName}.new`
const program = fileURLToPath(new URL('./initialise-process.ts', import.meta.url))

/** Initialising takes 600 MB, which the process that serves would keep. */
async function initialiseInOwnProcess(path: string): Promise<void> {
  await promisify(execFile)(process.execPath, [program, path])
  await keepEmptyDatabase(path)
}

async function makeEmpty(dataFolder: string, path: string): Promise<void> {
  try {
    if (!(await copyEmptyDatabase(path))) await initialiseInOwnProcess(path)
  } catch {
    throw new StartupError(
      `DATA_DIR (${dataFolder}) could not be given a database: see that its disk has 100 MB of room and the machine 700 MB of memory, and start again.`,
    )
  }
}

/** A process that outlived a start that was killed may still write there, until its folder is gone. */
async function removeUnfinished(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(unfinishedName)) continue
    await rm(join(dataFolder, name), { recursive: true, force: true, maxRetries: 20 })
  }
}

/**
 * Makes the database of a new data folder. It is made under another name, gets its own when it is
 * whole and on the disk, and the marker says so last: a kill on the way is told from damage. `fill`
 * puts into it what it is to hold from the first. Throws a `StartupError` where there is no room.
 */
export async function initialiseDatabase(
  dataFolder: string,
  fill: ((engine: PGlite) => Promise<void>) | null = null,
): Promise<void> {
  const finished = join(dataFolder, databaseFolderName)
  // Whole where the kill came after the rename.
  if ((await missingPart(finished)) !== null) {
    await removeUnfinished(dataFolder)
    try {
      const unfinished = await mkdtemp(join(dataFolder, `${unfinishedName}-`))
      await makeEmpty(dataFolder, unfinished)
      if (fill) await fillDatabase(unfinished, fill)
      await syncTree(unfinished)
      await rename(unfinished, finished)
    } catch (error) {
      await removeUnfinished(dataFolder)
      throw error
    }
    await syncPath(dataFolder)
  }
  await dataFolderMarker.write(dataFolder, false)
}

async function fillDatabase(path: string, fill: (engine: PGlite) => Promise<void>): Promise<void> {
  compileOnce()
  const engine = await PGlite.create({ dataDir: path })
  try {
    await fill(engine)
  } finally {
    await engine.close()
  }
}
