import type { FoodGroup } from '../../refused-foods/food-group.ts'
import { type Fault, locationOf, type Path } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import { type LineOf, readYaml } from '../files/read-yaml.ts'
import { groupDocument, groupOf, groupShapeWords, type WrittenGroup } from './group-document.ts'
import { idOf, type WordFile } from './read-subject-file.ts'
import { namesDocument } from './word-document.ts'
import { wordShapeWords } from './word-shape-words.ts'
import { stemsOf } from './words-of-lists.ts'

export interface GroupFiles {
  sources: WordFile
  languages: WordFile
  /** A file a group of foods that a parent may refuse in one word. */
  groups: readonly WordFile[]
}

interface Known {
  sources: readonly string[]
  languages: readonly string[]
  foods: readonly string[]
  groups: readonly string[]
}

interface ReadGroup {
  file: string
  written: WrittenGroup
  lineOf: LineOf
}

interface Found {
  path: Path
  problem: string
}

function unknown(
  path: Path,
  name: string,
  kind: string,
  known: readonly string[],
  where: string,
): Found[] {
  if (known.includes(name)) return []
  const mend = suggestionOf(name, known) || `: write it in data/${where}`
  return [{ path, problem: `${name} is no ${kind} of ours${mend}` }]
}

function unknownNames({ written }: ReadGroup, known: Known): Found[] {
  const { foods = { ids: [], not: [] }, holds, names, source } = written
  return [
    ...unknown(['source'], source, 'source', known.sources, 'sources.yaml'),
    ...Object.keys(names).flatMap((language) =>
      unknown(['names', language], language, 'language', known.languages, 'languages.yaml'),
    ),
    ...holds.flatMap((id, at) =>
      unknown(['holds', at], id, 'group', known.groups, 'refused-groups'),
    ),
    ...(['ids', 'not'] as const).flatMap((list) =>
      foods[list].flatMap((id, at) =>
        unknown(['foods', list, at], id, 'food', known.foods, 'foods.csv'),
      ),
    ),
  ]
}

/** Foods that stand twice, words that are taken for it and are not, and a group that would match nothing. */
function contradictions({ file, written }: ReadGroup): Found[] {
  const { foods, holds, dish_words: words = [], other_things: others = [] } = written
  const found: Found[] = []
  if (written.group !== idOf(file)) {
    const problem = `${written.group} is not the name of the file: rename one of the two`
    found.push({ path: ['group'], problem })
  }
  if (written.names.en.length === 0) {
    found.push({ path: ['names'], problem: 'en is missing: what parents call it in English' })
  }
  const seen = new Set<string>()
  const listed = foods
    ? ([
        ['ids', foods.ids],
        ['not', foods.not],
      ] as const)
    : []
  for (const [list, ids] of listed) {
    for (const [at, id] of ids.entries()) {
      if (seen.has(id)) {
        const problem = `${id} stands there already: take one of them out`
        found.push({ path: ['foods', list, at], problem })
      }
      seen.add(id)
    }
  }
  const own = new Set(words.map(stemsOf))
  for (const [at, phrase] of others.entries()) {
    if (!own.has(stemsOf(phrase))) continue
    const problem = `"${phrase}" stands in dish_words too: take one of them out`
    found.push({ path: ['other_things', at], problem })
  }
  const isLike = written.textures ?? written.temperatures ?? written.courses
  if (!foods && holds.length === 0 && words.length === 0 && !isLike) {
    const problem = 'nothing is part of it: give it foods, dish_words, textures or the like'
    found.push({ path: ['group'], problem })
  }
  return found
}

/** English names that two groups have in common: one of them would never be read. */
function sharedNames(groups: readonly ReadGroup[]): Fault[] {
  const owners = new Map<string, string>()
  return groups.flatMap(({ file, written, lineOf }) =>
    written.names.en.flatMap((name, at) => {
      const owner = owners.get(stemsOf(name))
      owners.set(stemsOf(name), file)
      if (owner === undefined) return []
      const path = ['names', 'en', at]
      const of =
        owner === file ? 'reads the same as one before it' : `is a name of ${owner} already`
      const problem = `"${name}" ${of}: take one of them out`
      return [{ file, line: lineOf(path), location: locationOf(path), problem }]
    }),
  )
}

/** Groups that hold themselves, by way of others. */
function circles(groups: readonly ReadGroup[]): Fault[] {
  const holds = new Map(groups.map(({ written }) => [written.group, written.holds]))
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    holds.get(from)?.some((next) => {
      if (next === goal) return true
      if (seen.has(next)) return false
      return reaches(next, goal, seen.add(next))
    }) === true
  return groups
    .filter(({ written }) => reaches(written.group, written.group))
    .map(({ file, lineOf }) => ({
      file,
      line: lineOf(['holds']),
      location: 'holds',
      problem: 'it holds itself, by way of others: take one of them out',
    }))
}

/**
 * Every group of foods that may be refused, or everything that is wrong with their files.
 * @param foods the ids of all foods
 */
export function readGroupFiles(
  files: GroupFiles,
  foods: readonly string[],
): { groups: FoodGroup[]; faults: Fault[] } {
  const faults: Fault[] = []
  const namesIn = ({ file, text }: WordFile) => {
    const read = readYaml(file, text, namesDocument, wordShapeWords)
    faults.push(...read.faults)
    return Object.keys(read.written ?? {})
  }
  const known: Known = {
    sources: namesIn(files.sources),
    languages: namesIn(files.languages),
    foods,
    groups: files.groups.map(({ file }) => idOf(file)),
  }
  const groups = files.groups.flatMap(({ file, text }): ReadGroup[] => {
    const read = readYaml(file, text, groupDocument, groupShapeWords)
    if (read.written !== null) return [{ file, written: read.written, lineOf: read.lineOf }]
    faults.push(...read.faults)
    return []
  })
  for (const group of groups) {
    const found = [...unknownNames(group, known), ...contradictions(group)]
    faults.push(
      ...found.map(({ path, problem }) => ({
        file: group.file,
        line: group.lineOf(path),
        location: locationOf(path),
        problem,
      })),
    )
  }
  faults.push(...sharedNames(groups), ...circles(groups))
  return { groups: groups.map(({ written }) => groupOf(written)), faults }
}
