import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

/** A key becomes the name of an export. */
const key = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a key is a name in camelCase')
  .refine(
    (name) =>
      !/^(case|catch|class|const|default|delete|do|else|enum|export|false|finally|for|if|import|in|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/.test(
        name,
      ),
    'a key is no word of JavaScript',
  )

const roomSchema = z.record(key, z.string().trim().min(1))

export type Room = z.infer<typeof roomSchema>
/** The messages of a language: a room by its path ("plans/cook"), a message by its key. */
export type Catalogue = Readonly<Record<string, Room>>

/** Reads a room. Throws a sentence that names the file where it is none. */
export function readRoom(path: string): Room {
  const read = roomSchema.safeParse(parse(readFileSync(path, 'utf8')))
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Reads a language's folder of rooms. */
export function readCatalogue(folder: string): Catalogue {
  const files = globSync('**/*.yaml', { cwd: folder }).sort()
  return Object.fromEntries(
    files.map((file) => [
      file.replaceAll('\\', '/').replace(/\.yaml$/, ''),
      readRoom(join(folder, file)),
    ]),
  )
}
