import { access, constants, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { syncPath } from './sync-path.ts'

const name = 'brightplate.json'
const unfinished = `${name}.new`
const layout = 1

const shape = z.object({
  layout: z.number(),
  /** Set until the database in the folder is whole; nothing was ever kept in it before. */
  initialising: z.boolean().default(false),
})

/** The file that says that a data folder is ours, and whether its database was ever finished. */
export const dataFolderMarker = {
  name,
  /** What a kill while the marker was written may leave over. */
  unfinished,

  /** "other" is of another version, "damaged" cannot be read. */
  async read(folder: string): Promise<'initialising' | 'ours' | 'other' | 'damaged'> {
    const text = await readFile(join(folder, name), 'utf8')
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      return 'damaged'
    }
    const found = shape.safeParse(json)
    if (found.data?.layout !== layout) return 'other'
    // A read-only folder is told now and not at the first save.
    await access(join(folder, name), constants.W_OK)
    return found.data.initialising ? 'initialising' : 'ours'
  },

  /** Replaces the marker in one step: a kill leaves the one or the other. */
  async write(folder: string, initialising: boolean): Promise<void> {
    const marker = { product: 'brightplate', layout, ...(initialising ? { initialising } : {}) }
    const file = await open(join(folder, unfinished), 'w', 0o600)
    try {
      await file.writeFile(JSON.stringify(marker))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(join(folder, unfinished), join(folder, name))
    await syncPath(folder)
  },
}
