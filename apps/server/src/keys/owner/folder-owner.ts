import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { syncPath } from '../../db/embedded/data-folder/sync-path.ts'
import { StartupError } from '../../startup-error.ts'
import { unlessGone } from '../../unless-gone.ts'
import type { KeysLocation } from '../keys-location-of.ts'
import { writeKeyFile } from '../write-key-file.ts'

const identityFile = 'identity.json'

const shape = z.object({
  /** The id of the database whose keys are in the folder. */
  database: z.uuid(),
  /** Files of keys that were there before it was that database's, and may be another's. */
  left: z.array(z.string()),
})

export type FolderOwner = z.output<typeof shape>

type Location = Pick<KeysLocation, 'kind' | 'keysFolder'>

/** An embedded database and one on a server keep other files, and may share a folder. */
export const ownerFolderOf = ({ kind, keysFolder }: Location): string =>
  join(keysFolder, `${kind}-database`)

/** Whose the folder is; null: nobody's yet. */
export async function readOwner(location: Location): Promise<FolderOwner | null> {
  const folder = ownerFolderOf(location)
  const text = await unlessGone(readFile(join(folder, identityFile), 'utf8'), null)
  if (text === null) return null
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new StartupError(
      `${join(folder, identityFile)} is damaged: where no other database has its keys in ${location.keysFolder}, delete ${folder} and try again.`,
    )
  }
}

const textOf = (owner: FolderOwner) => `${JSON.stringify({ product: 'brightplate', ...owner })}\n`

/**
 * Gives a folder that is nobody's to a database: whole and on the disk, or not at all. Of several who try, in whichever
 * process or on whichever machine, one has it. Answers whether this one has.
 */
export async function takeFolder(location: Location, owner: FolderOwner): Promise<boolean> {
  const folder = ownerFolderOf(location)
  const made = `${folder}.${owner.database}`
  // Left over by a kill.
  await rm(made, { recursive: true, force: true })
  await mkdir(made, { mode: 0o700 })
  try {
    await writeKeyFile(join(made, identityFile), textOf(owner))
    // A folder takes the location of no other one that is not empty, on any file system; a file does.
    await rename(made, folder)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (await readOwner(location)) return false
    throw error
  }
  await syncPath(location.keysFolder)
  return true
}

/** Makes the folder a database's, whosever it was. */
export async function replaceOwner(location: Location, owner: FolderOwner): Promise<void> {
  const folder = ownerFolderOf(location)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeKeyFile(join(folder, identityFile), textOf(owner))
  await syncPath(location.keysFolder)
}
