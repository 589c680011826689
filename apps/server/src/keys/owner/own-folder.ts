import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeysLocation } from '../keys-location-of.ts'
import { readOwner } from './folder-owner.ts'
import { belongsToAnother } from './refusals.ts'

/** A folder of keys in the hands of its database: the one way to unlink a key. */
export interface OwnFolder {
  path: string
  /** Throws a `StartupError` where the folder is another database's by now. */
  requireOwn: () => Promise<void>
  /** Files of keys that were there before the folder was this database's, by their names in it. */
  left: () => Promise<readonly string[]>
  /** Unlinks files, by their names in the folder. Throws where it is another database's by now. */
  unlink: (names: readonly string[]) => Promise<void>
}

/** The folder of the database of this id. */
export function ownFolder(location: KeysLocation, database: string): OwnFolder {
  const path = location.keysFolder
  let lastLeft: readonly string[] = []
  const requireOwn = async () => {
    const found = await readOwner(location)
    if (found && found.database !== database) throw belongsToAnother(location)
    // Nobody's where an operator took the id out: this process has its keys in it all the same.
    if (found) lastLeft = found.left
  }
  return {
    path,
    requireOwn,
    left: async () => {
      await requireOwn()
      return lastLeft
    },
    unlink: async (names) => {
      if (names.length === 0) return
      await requireOwn()
      for (const name of names) await rm(join(path, name), { force: true })
    },
  }
}

/** A folder that keys are put into for a database that is not whole yet: nothing in it is unlinked. */
export const folderOfNobody = (path: string): OwnFolder => ({
  path,
  requireOwn: async () => {},
  left: async () => [],
  unlink: async () => {},
})
