import { type AllergenId, allergenIds } from '../allergen.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { checkGroups, checkWords, type WordNames } from './check-words.ts'
import type { Fault } from './fault.ts'
import { suggestionOf } from './nearest-name.ts'
import { readYaml } from './read-yaml.ts'
import { allergenDocument, namesDocument, phrasesDocument } from './word-document.ts'
import { wordShapeWords } from './word-shape-words.ts'
import { termsOf, wordsOfLists } from './words-of-lists.ts'

export interface WordFile {
  /** Its path in `data`: "allergens/egg.yaml" */
  file: string
  text: string
}

export interface WordFiles {
  sources: WordFile
  languages: WordFile
  phrases: readonly WordFile[]
  allergens: readonly WordFile[]
}

const idOf = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '')

const wrongId = (file: string, key: string, id: string): Fault[] =>
  id === idOf(file)
    ? []
    : [
        {
          file,
          line: 1,
          place: key,
          problem: `${id} is not the name of the file: rename one of the two`,
        },
      ]

function readNames({ file, text }: WordFile): { names: ReadonlySet<string>; faults: Fault[] } {
  const { written, faults } = readYaml(file, text, namesDocument, wordShapeWords)
  return { names: new Set(Object.keys(written ?? {})), faults: faults ?? [] }
}

function readPhrases({ file, text }: WordFile, names: Omit<WordNames, 'phrases'>) {
  const read = readYaml(file, text, phrasesDocument, wordShapeWords)
  if (read.written === null) return { phrases: [], faults: read.faults }
  const { phrases, words } = read.written
  return {
    phrases: words.flatMap(termsOf),
    faults: [...wrongId(file, 'phrases', phrases), ...checkGroups(file, words, read.lineOf, names)],
  }
}

const isAllergen = (id: string): id is AllergenId => allergenIds.some((one) => one === id)

function readAllergen({ file, text }: WordFile, names: WordNames) {
  const read = readYaml(file, text, allergenDocument, wordShapeWords)
  if (read.written === null) return { vocabulary: null, faults: read.faults }
  const { allergen, words } = read.written
  const mend = suggestionOf(allergen, allergenIds) || `: one of ${allergenIds.join(', ')}`
  const unknown: Fault[] = isAllergen(allergen)
    ? []
    : [{ file, line: 1, place: 'allergen', problem: `${allergen} is no allergen of ours${mend}` }]
  return {
    vocabulary: wordsOfLists(words, names.phrases),
    faults: [
      ...unknown,
      ...wrongId(file, 'allergen', allergen),
      ...checkWords(file, words, read.lineOf, names),
    ],
  }
}

/** The words of every allergen, or everything that is wrong with their files. */
export function readWordFiles(files: WordFiles): {
  vocabularies: Partial<Record<AllergenId, Vocabulary>>
  faults: Fault[]
} {
  const sources = readNames(files.sources)
  const languages = readNames(files.languages)
  const known = { sources: sources.names, languages: languages.names }
  const phrases = files.phrases.map((one) => ({ id: idOf(one.file), ...readPhrases(one, known) }))
  const names = { ...known, phrases: new Map(phrases.map((one) => [one.id, one.phrases])) }
  const read = files.allergens.map((one) => ({ id: idOf(one.file), ...readAllergen(one, names) }))
  const missing = allergenIds
    .filter((id) => !read.some((one) => one.id === id))
    .map((id) => ({
      file: `allergens/${id}.yaml`,
      line: 1,
      place: '',
      problem: 'this file is missing: every allergen has one',
    }))
  const written = new Map(read.map(({ id, vocabulary }) => [id, vocabulary]))
  const vocabularies: Partial<Record<AllergenId, Vocabulary>> = {}
  for (const id of allergenIds) {
    const vocabulary = written.get(id)
    if (vocabulary) vocabularies[id] = vocabulary
  }
  return {
    vocabularies,
    faults: [sources, languages, ...phrases, ...read]
      .flatMap(({ faults }) => faults)
      .concat(missing),
  }
}
