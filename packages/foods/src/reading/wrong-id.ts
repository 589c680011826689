import type { Fault } from './files/fault.ts'
import { idOf } from './words/read-subject-file.ts'

/** A file whose first line says another id than its own name. */
export const wrongId = (file: string, key: string, id: string): Fault[] =>
  id === idOf(file)
    ? []
    : [
        {
          file,
          line: 1,
          location: key,
          problem: `${id} is not the name of the file: rename one of the two`,
        },
      ]
