import type { Composite } from '../../vocabulary/composite.ts'
import type { Fault, Path } from '../files/fault.ts'
import { locationOf } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import { type LineOf, readYaml } from '../files/read-yaml.ts'
import type { ShapeWords } from '../files/shape-problem.ts'
import type { WordFile } from './read-subject-file.ts'
import { compositesDocument, compoundsDocument, freeClaimsDocument } from './word-document.ts'

/** What tables of words refer to, each by its id. */
export interface TableNames {
  sources: ReadonlySet<string>
  languages: ReadonlySet<string>
}

type Terms = Record<string, string>

const shapeWords: ShapeWords = {
  examples: {
    source: 'an id of data/sources.yaml, such as own',
    language: 'a code of data/languages.yaml, such as en',
    products: 'a list of names and parts, each after a dash',
    names: 'a list, such as [soy sauce, tamari]',
    parts: 'a list, such as [soybean, salt]',
    unless: 'a list of names of such products that hold nothing of it',
    words: 'a list, such as [eggless]',
    frees: 'a list of subjects, such as [allergen:milk]; [] where none',
    heads: 'beginnings by language, such as "de: [milch, molken: molke]"',
    tails: 'endings by language, such as "de: [milch, kaese: kase]"',
    inflected: 'beginnings by language, such as "ru: [рыбн: рыба]"',
  },
  wordsAt: (path) =>
    path.length === 0
      ? ['source', 'language', 'products', 'names', 'words', 'heads', 'tails', 'inflected']
      : ['names', 'parts', 'unless', 'words', 'frees'],
  yamlMend:
    'a list opens with [ and closes with ], with a comma between words; a word that starts with a sign, or holds ": " or " #", stands in "quotes"; lines that belong together start at the same column',
}

const faultAt = (file: string, lineOf: LineOf, path: Path, problem: string): Fault => ({
  file,
  line: lineOf(path),
  location: locationOf(path),
  problem,
})

function wrongHead(
  file: string,
  lineOf: LineOf,
  { source, language }: { source: string; language?: string },
  { sources, languages }: TableNames,
): Fault[] {
  const faults: Fault[] = []
  if (!sources.has(source)) {
    const mend = suggestionOf(source, sources) || ': write it in data/sources.yaml'
    faults.push(faultAt(file, lineOf, ['source'], `${source} is no source of ours${mend}`))
  }
  if (language !== undefined && !languages.has(language)) {
    const problem = `${language} is no language of ours: write its name in data/languages.yaml`
    faults.push(faultAt(file, lineOf, ['language'], problem))
  }
  return faults
}

export function readComposites(
  { file, text }: WordFile,
  names: TableNames,
): { composites: Composite[]; faults: Fault[] } {
  const read = readYaml(file, text, compositesDocument, shapeWords)
  if (read.written === null) return { composites: [], faults: read.faults }
  return {
    composites: read.written.products.map(({ unless = [], ...one }) => ({ ...one, unless })),
    faults: wrongHead(file, read.lineOf, read.written, names),
  }
}

const parts = ['heads', 'tails', 'inflected'] as const
export type CompoundStems = Record<(typeof parts)[number], Terms>

export function readCompounds(
  { file, text }: WordFile,
  names: TableNames,
): { compounds: CompoundStems; faults: Fault[] } {
  const compounds: CompoundStems = { heads: {}, tails: {}, inflected: {} }
  const read = readYaml(file, text, compoundsDocument, shapeWords)
  if (read.written === null) return { compounds, faults: read.faults }
  const { written, lineOf } = read
  const faults = wrongHead(file, lineOf, written, names)
  for (const part of parts) {
    for (const [language, stems] of Object.entries(written[part])) {
      if (!names.languages.has(language)) {
        const problem = `${language} is no language of ours: write its name in data/languages.yaml`
        faults.push(faultAt(file, lineOf, [part, language], problem))
      }
      for (const [index, one] of stems.entries()) {
        const pairs = typeof one === 'string' ? [[one, one] as const] : Object.entries(one)
        for (const [stem, term] of pairs) {
          if (stem in compounds[part]) {
            const problem = `"${stem}" stands there already: take one of them out`
            faults.push(faultAt(file, lineOf, [part, language, index], problem))
          }
          compounds[part][stem] = term
        }
      }
    }
  }
  return { compounds, faults }
}

export interface FreeClaims {
  names: Record<string, readonly string[]>
  words: Record<string, readonly string[]>
}

/** @param subjects all that can be free of something: "allergen:milk", "food:pork" */
export function readFreeClaims(
  { file, text }: WordFile,
  names: TableNames,
  subjects: readonly string[],
): { claims: FreeClaims; faults: Fault[] } {
  const claims: FreeClaims = { names: {}, words: {} }
  const read = readYaml(file, text, freeClaimsDocument, shapeWords)
  if (read.written === null) return { claims, faults: read.faults }
  const { written, lineOf } = read
  const faults = wrongHead(file, lineOf, written, names)

  const take = (
    part: keyof FreeClaims,
    index: number,
    claimed: readonly string[],
    frees: readonly string[],
  ) => {
    for (const [at, subject] of frees.entries()) {
      if (subjects.includes(subject)) continue
      const mend = suggestionOf(subject, subjects) || ': such as allergen:milk'
      const problem = `${subject} is no subject of ours${mend}`
      faults.push(faultAt(file, lineOf, [part, index, 'frees', at], problem))
    }
    for (const one of claimed) {
      if (one in claims[part]) {
        const problem = `"${one}" stands there already: take one of them out`
        faults.push(faultAt(file, lineOf, [part, index], problem))
      }
      claims[part][one] = frees
    }
  }
  for (const [index, one] of written.names.entries()) take('names', index, one.names, one.frees)
  for (const [index, one] of written.words.entries()) take('words', index, one.words, one.frees)
  return { claims, faults }
}
