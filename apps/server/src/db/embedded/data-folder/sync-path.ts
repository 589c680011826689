import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** fsync of a file, or of a folder's entries. */
export async function syncPath(path: string): Promise<void> {
  // Windows cannot open a folder, and needs no fsync of one.
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

/** fsync of a folder and everything in it. */
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
