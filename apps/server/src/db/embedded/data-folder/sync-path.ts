import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts a file's bytes, or a folder's entries, on the disk. */
export async function syncPath(path: string): Promise<void> {
  // Windows opens no folder and needs none synced.
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (process.platform === 'win32') return null
    throw error
  })
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

/** Puts a folder with all that is in it on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? syncTree(path) : syncPath(path)
    }),
  )
  await syncPath(folder)
}
