import { statfs } from 'node:fs/promises'

/** The engine's log grows by files of 16 MB, and the engine stops where it cannot have the next. */
const neededBytes = 20 * 1024 * 1024

/** Whether a folder's disk has room for the log to go on. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= neededBytes
}
