import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { z } from 'zod'

/** Paths in the order of their bytes, which follow the first line; null: a folder. */
const entriesShape = z.array(z.tuple([z.string(), z.number().int().nullable()]))

/** Writes the files of a packed data folder below `folder`. */
export function unpackDataFolder(packed: Uint8Array, folder: string): void {
  const bytes = brotliDecompressSync(packed, {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  })
  const headerEnd = bytes.indexOf('\n')
  let from = headerEnd + 1
  // Keys and the database are for this user alone, or a start refuses them.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [name, size] of entriesShape.parse(JSON.parse(bytes.toString('utf8', 0, headerEnd)))) {
    if (size === null) mkdirSync(join(folder, name), { mode: 0o700 })
    else {
      writeFileSync(join(folder, name), bytes.subarray(from, from + size), { mode: 0o600 })
      from += size
    }
  }
}
