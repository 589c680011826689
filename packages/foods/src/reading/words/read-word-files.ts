import { type AllergenId, allergenIds } from '../../allergen.ts'
import { type AgeSubject, ageSubjects } from '../../vocabulary/age-subjects.ts'
import type { ChokingWords } from '../../vocabulary/choking-words.ts'
import type { Composite } from '../../vocabulary/composite.ts'
import { type CueId, cueIds } from '../../vocabulary/cue-ids.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { type WordOrigin, wordOrigins } from '../../vocabulary/word-origins.ts'
import type { Fault } from '../files/fault.ts'
import { readYaml } from '../files/read-yaml.ts'
import type { WordNames } from './check-words.ts'
import {
  idOf,
  readChokingFile,
  readPhrasesFile,
  readSubjectFile,
  type WordFile,
} from './read-subject-file.ts'
import {
  type CompoundStems,
  type FreeClaims,
  readComposites,
  readCompounds,
  readFreeClaims,
} from './read-word-tables.ts'
import { namesDocument, type SubjectKind } from './word-document.ts'
import { wordShapeWords } from './word-shape-words.ts'

/** The files of words: each list is a folder of `data`, each other one a file. */
export interface WordFiles {
  sources: WordFile
  languages: WordFile
  phrases: readonly WordFile[]
  allergens: readonly WordFile[]
  origins: readonly WordFile[]
  ages: readonly WordFile[]
  singleFoods: readonly WordFile[]
  choking: readonly WordFile[]
  cues: readonly WordFile[]
  composites: WordFile
  compounds: WordFile
  freeClaims: WordFile
}

/** What the files say; a subject whose file is wrong is left out. */
export interface Words {
  allergenWords: Partial<Record<AllergenId, Vocabulary>>
  originWords: Partial<Record<WordOrigin, Vocabulary>>
  ageWords: Partial<Record<AgeSubject, Vocabulary>>
  singleFoodWords: Record<string, Vocabulary>
  chokingWords: ChokingWords[]
  cueWords: Partial<Record<CueId, readonly string[]>>
  composites: Composite[]
  compoundStems: CompoundStems
  freeClaims: FreeClaims
}

/** The ids of a file of names: sources, languages. */
export function readNames({ file, text }: WordFile): {
  names: ReadonlySet<string>
  faults: Fault[]
} {
  const { written, faults } = readYaml(file, text, namesDocument, wordShapeWords)
  return { names: new Set(Object.keys(written ?? {})), faults }
}

function missingFiles(folder: string, ids: readonly string[], files: readonly WordFile[]): Fault[] {
  return ids
    .filter((id) => !files.some(({ file }) => idOf(file) === id))
    .map((id) => ({
      file: `${folder}/${id}.yaml`,
      line: 1,
      location: '',
      problem: `this file is missing: each of ${folder} has one`,
    }))
}

/** What is read, by the ids that there must be and in their order. */
function byId<Id extends string, Value>(
  ids: readonly Id[],
  read: ReadonlyMap<string, Value>,
): Partial<Record<Id, Value>> {
  const found: Partial<Record<Id, Value>> = {}
  for (const id of ids) {
    const value = read.get(id)
    if (value !== undefined) found[id] = value
  }
  return found
}

/** The words of everything that texts are read for, and all that is wrong with their files. */
export function readWordFiles(files: WordFiles): { words: Words; faults: Fault[] } {
  const faults: Fault[] = []
  const keep = <Read extends { faults: Fault[] }>(read: Read): Read => {
    faults.push(...read.faults)
    return read
  }
  const sources = keep(readNames(files.sources)).names
  const languages = keep(readNames(files.languages)).names
  const known: WordNames = { sources, languages, phrases: new Map() }

  const phrasesOf = (
    kind: 'phrases' | 'cue',
    ids: readonly string[] | null,
    of: readonly WordFile[],
  ) =>
    new Map(
      of.map((file) => {
        const { name, phrases } = keep(readPhrasesFile(file, kind, ids, known))
        return [name, phrases] as const
      }),
    )
  const names: WordNames = { ...known, phrases: phrasesOf('phrases', null, files.phrases) }

  const subjectsOf = (kind: SubjectKind, ids: readonly string[] | null, of: readonly WordFile[]) =>
    new Map(
      of.flatMap((file) => {
        const { name, vocabulary } = keep(readSubjectFile(file, kind, ids, names))
        return vocabulary ? [[name, vocabulary] as const] : []
      }),
    )
  const allergens = subjectsOf('allergen', allergenIds, files.allergens)
  const origins = subjectsOf('origin', wordOrigins, files.origins)
  const ages = subjectsOf('age', ageSubjects, files.ages)
  const singleFoods = subjectsOf('food', null, files.singleFoods)
  const cues = phrasesOf('cue', cueIds, files.cues)
  faults.push(
    ...missingFiles('allergens', allergenIds, files.allergens),
    ...missingFiles('origins', wordOrigins, files.origins),
    ...missingFiles('ages', ageSubjects, files.ages),
    ...missingFiles('cues', cueIds, files.cues),
  )

  const subjects = [
    ...allergenIds.map((id) => `allergen:${id}`),
    ...wordOrigins.map((id) => `origin:${id}`),
    ...ageSubjects.map((id) => `age:${id}`),
    ...[...singleFoods.keys()].map((id) => `food:${id}`),
  ]
  const words: Words = {
    allergenWords: byId(allergenIds, allergens),
    originWords: byId(wordOrigins, origins),
    ageWords: byId(ageSubjects, ages),
    singleFoodWords: Object.fromEntries(singleFoods),
    chokingWords: files.choking.flatMap((file) => {
      const { hazard } = keep(readChokingFile(file, names))
      return hazard ? [hazard] : []
    }),
    cueWords: byId(cueIds, cues),
    composites: keep(readComposites(files.composites, known)).composites,
    compoundStems: keep(readCompounds(files.compounds, known)).compounds,
    freeClaims: keep(readFreeClaims(files.freeClaims, known, subjects)).claims,
  }
  return { words, faults }
}
