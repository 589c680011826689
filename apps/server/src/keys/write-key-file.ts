import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncPath } from '../db/embedded/data-folder/sync-path.ts'

/** What a kill left of a file that was not finished. */
export const isUnfinished = (name: string): boolean => name.endsWith('.part')

/** Writes or replaces a file for this user alone, on the disk before it answers: a kill leaves the old or the new. */
export async function writeKeyFile(path: string, bytes: Buffer | string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncPath(dirname(path))
}
