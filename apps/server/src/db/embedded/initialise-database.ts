import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { databaseFolderName } from './claim-data-folder.ts'
import { compileOnce } from './compile-once.ts'
import { dataFolderMarker } from './data-folder-marker.ts'
import { missingPart } from './missing-part.ts'
import { syncPath, syncTree } from './sync-path.ts'

/**
 * Makes the database of a new data folder. It is made under another name, gets its own when it is
 * whole and on the disk, and the marker says so last: a kill on the way is told from damage. `fill`
 * puts into it what it is to hold from the first.
 */
export async function initialiseDatabase(
  dataFolder: string,
  fill: (engine: PGlite) => Promise<void> = async () => {},
): Promise<void> {
  const finished = join(dataFolder, databaseFolderName)
  const unfinished = `${finished}.new`
  // Whole where the kill came after the rename.
  if ((await missingPart(finished)) !== null) {
    await rm(unfinished, { recursive: true, force: true })
    compileOnce()
    const engine = await PGlite.create({ dataDir: unfinished })
    try {
      await fill(engine)
    } finally {
      await engine.close()
    }
    await syncTree(unfinished)
    await rename(unfinished, finished)
    await syncPath(dataFolder)
  }
  await dataFolderMarker.write(dataFolder, false)
}
