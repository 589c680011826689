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
  /** Key files that were there before the folder was claimed, and may belong to another database. */
  left: z.array(z.string()),
})

export type FolderOwner = z.output<typeof shape>

type Location = Pick<KeysLocation, 'kind' | 'keysFolder'>

/** An embedded and a server database use different files, so they may share a folder. */
export const ownerFolderOf = ({ kind, keysFolder }: Location): string =>
  join(keysFolder, `${kind}-database`)

/** Owner of the folder; null while unclaimed. */
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
 * Claims an unclaimed folder for a database, atomically and synced to disk. Of several that try, in whichever process
 * or on whichever machine, one succeeds. Returns whether this one did.
 */
export async function takeFolder(location: Location, owner: FolderOwner): Promise<boolean> {
  const folder = ownerFolderOf(location)
  const made = `${folder}.${owner.database}`
  // Left by a killed process.
  await rm(made, { recursive: true, force: true })
  await mkdir(made, { mode: 0o700 })
  try {
    await writeKeyFile(join(made, identityFile), textOf(owner))
    // `rename` never replaces a folder that is not empty, on any file system; it does replace a file.
    await rename(made, folder)
  } catch (error) {
    await rm(made, { recursive: true, force: true })
    if (await readOwner(location)) return false
    throw error
  }
  await syncPath(location.keysFolder)
  return true
}

/** Claims the folder, whoever owned it. */
export async function replaceOwner(location: Location, owner: FolderOwner): Promise<void> {
  const folder = ownerFolderOf(location)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeKeyFile(join(folder, identityFile), textOf(owner))
  await syncPath(location.keysFolder)
}
