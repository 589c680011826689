import type { z } from 'zod'
import { type Fault, locationOf, type Path } from '../files/fault.ts'
import { type LineOf, readYaml } from '../files/read-yaml.ts'
import { locatedTerms, unknownOfGroup } from '../words/check-words.ts'
import { idOf, type WordFile } from '../words/read-subject-file.ts'
import type { OwnGroup } from '../words/word-document.ts'
import { termsOf } from '../words/words-of-lists.ts'
import { wrongId } from '../wrong-id.ts'
import { typedShapeWords } from './typed-shape-words.ts'

/** Sources and languages that a group may name. */
export interface KnownIds {
  sources: ReadonlySet<string>
  languages: ReadonlySet<string>
}

/** A file of names whose shape is right. */
export interface NamedFile<Written> {
  id: string
  written: Written
  names: readonly string[]
  faultAt: (path: Path, problem: string) => Fault
}

const faultIn =
  (file: string, lineOf: LineOf) =>
  (path: Path, problem: string): Fault => ({
    file,
    line: lineOf(path),
    location: locationOf(path),
    problem,
  })

/** What is wrong with groups: an unknown source or language, a name that stands twice in one language. */
function wrongGroups(
  groups: readonly OwnGroup[] = [],
  key: string,
  lineOf: LineOf,
  known: KnownIds,
): { path: Path; problem: string }[] {
  const seen = new Map<string, Path>()
  return groups.flatMap((group, index) => [
    ...unknownOfGroup(group, [key, index], known),
    ...locatedTerms(group, [key, index]).flatMap(({ path, term }) => {
      const language = 'terms' in group ? path.at(-2) : group.language
      const location = `${language}: ${term}`
      const before = seen.get(location)
      if (!before) {
        seen.set(location, path)
        return []
      }
      const problem = `"${term}" stands on line ${lineOf(before)} already: take one of them out`
      return [{ path, problem }]
    }),
  ])
}

/**
 * Files of names, one a subject, in the order of their ids. `key` is the word before the id in each.
 *
 * @param faults where what is wrong is written to
 */
type Groups = {
  names: OwnGroup[]
  /** Both of allergies alone. */
  as_written?: OwnGroup[]
  misspellings?: OwnGroup[]
}

export function readNamed<Written extends Groups>(
  files: readonly WordFile[],
  key: string,
  document: z.ZodType<Written>,
  known: KnownIds,
  faults: Fault[],
): NamedFile<Written>[] {
  return files.flatMap(({ file, text }) => {
    const read = readYaml(file, text, document, typedShapeWords)
    if (!('lineOf' in read)) {
      faults.push(...read.faults)
      return []
    }
    const { written, lineOf } = read
    const faultAt = faultIn(file, lineOf)
    const id = Object.entries(written).find(([name]) => name === key)?.[1]
    faults.push(
      ...wrongId(file, key, String(id)),
      ...[
        ...(['names', 'as_written', 'misspellings'] as const).flatMap((list) =>
          wrongGroups(written[list], list, lineOf, known),
        ),
      ].map(({ path, problem }) => faultAt(path, problem)),
    )
    return [{ id: idOf(file), written, names: written.names.flatMap(termsOf), faultAt }]
  })
}
