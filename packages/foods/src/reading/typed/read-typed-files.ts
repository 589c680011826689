import { type AllergenId, allergenIds } from '../../allergen.ts'
import type { AllergenConcept, TypedMeanings } from '../../interpret/names/typed-meanings.ts'
import { wordListIds } from '../../interpret/names/word-list-ids.ts'
import { goalIds, wishedTextures } from '../../interpretation.ts'
import type { Fault } from '../files/fault.ts'
import { idOf, type WordFile } from '../words/read-subject-file.ts'
import { readNames } from '../words/read-word-files.ts'
import type { OwnGroup } from '../words/word-document.ts'
import { termsOf } from '../words/words-of-lists.ts'
import { checkReferences } from './check-references.ts'
import { type NamedFile, readNamed } from './read-named.ts'
import { readAbbreviations, readComponents, readEverydayWords } from './read-typed-lists.ts'
import {
  adviceDocument,
  allergyDocument,
  conditionDocument,
  cuisineDocument,
  dietDocument,
  goalDocument,
  textureDocument,
  wordListDocument,
} from './typed-document.ts'
import { type AllergyFile, allergyOf, dietOf } from './typed-meaning-of.ts'

/** The files of `data/typed`, and those whose ids they name. */
export interface TypedFiles {
  sources: WordFile
  languages: WordFile
  allergies: readonly WordFile[]
  diets: readonly WordFile[]
  conditions: readonly WordFile[]
  advice: readonly WordFile[]
  goals: readonly WordFile[]
  textures: readonly WordFile[]
  cuisines: readonly WordFile[]
  words: readonly WordFile[]
  components: WordFile
  abbreviations: WordFile
  everydayWords: WordFile
}

/** With one file of each name that code asks for, which the faults see to. */
type ReadMeanings = Omit<TypedMeanings, 'goals' | 'textures' | 'words'> &
  Readonly<Record<'goals' | 'textures' | 'words', Readonly<Record<string, unknown>>>>

function missing(folder: string, ids: readonly string[], files: readonly WordFile[]): Fault[] {
  const there = new Set(files.map(({ file }) => idOf(file)))
  return ids
    .filter((id) => !there.has(id))
    .map((id) => ({
      file: `${folder}/${id}.yaml`,
      line: 1,
      location: '',
      problem: 'this file is missing: the reading of tags asks for it',
    }))
}

const namedOf = ({ id, written, names }: NamedFile<{ term: string }>) => ({
  id,
  term: written.term,
  names,
})

/** The terms of a file that are English, or those of all other languages. */
const termsIn = ({ written }: NamedFile<{ names: OwnGroup[] }>, isEnglish: boolean): string[] =>
  written.names.flatMap((group) => {
    const byLanguage = 'terms' in group ? group.terms : { [group.language]: termsOf(group) }
    return Object.entries(byLanguage).flatMap(([language, terms]) =>
      (language === 'en') === isEnglish ? terms : [],
    )
  })

function abroadIn(files: readonly NamedFile<{ names: OwnGroup[] }>[]): string[] {
  const english = new Set(files.flatMap((file) => termsIn(file, true)))
  const abroad = files.flatMap((file) => termsIn(file, false))
  return [...new Set(abroad)].filter((term) => !english.has(term)).toSorted()
}

const byId = <Written, Value>(
  files: readonly NamedFile<Written>[],
  meant: (file: NamedFile<Written>) => Value,
): Record<string, Value> => Object.fromEntries(files.map((file) => [file.id, meant(file)]))

/** Of two that share names, the one whose names they are. */
const whoseNamesFirst = (a: AllergyFile, b: AllergyFile): number =>
  Number(a.written.also_named_as !== undefined) - Number(b.written.also_named_as !== undefined)

const locations = new Map<AllergenId | undefined, number>(allergenIds.map((id, at) => [id, at]))
const locationOf = ({ allergens }: AllergenConcept) => locations.get(allergens[0]) ?? locations.size

/** In the order of allergens; of two that start with one allergen, the one that keeps more out. */
const byAllergens = (a: AllergenConcept, b: AllergenConcept): number =>
  locationOf(a) - locationOf(b) || b.allergens.length - a.allergens.length

/** What parents type, by what it means, and everything that is wrong with the files. */
export function readTypedFiles(files: TypedFiles): { meanings: ReadMeanings; faults: Fault[] } {
  const sources = readNames(files.sources)
  const languages = readNames(files.languages)
  const known = { sources: sources.names, languages: languages.names }
  const faults: Fault[] = [...sources.faults, ...languages.faults]

  const allergies = readNamed(files.allergies, 'allergy', allergyDocument, known, faults)
  const diets = readNamed(files.diets, 'diet', dietDocument, known, faults)
  const conditions = readNamed(files.conditions, 'condition', conditionDocument, known, faults)
  const advice = readNamed(files.advice, 'advice', adviceDocument, known, faults)
  const goals = readNamed(files.goals, 'goal', goalDocument, known, faults)
  const textures = readNamed(files.textures, 'texture', textureDocument, known, faults)
  const cuisines = readNamed(files.cuisines, 'cuisine', cuisineDocument, known, faults)
  const words = readNamed(files.words, 'words', wordListDocument, known, faults)
  const components = readComponents(files.components, known.sources, faults)
  const abbreviations = readAbbreviations(files.abbreviations, faults)
  const everydayWords = readEverydayWords(files.everydayWords, faults)
  faults.push(
    ...checkReferences(allergies, diets),
    ...missing('typed/goals', goalIds, files.goals),
    ...missing('typed/textures', wishedTextures, files.textures),
    ...missing('typed/words', wordListIds, files.words),
  )
  return {
    faults,
    meanings: {
      allergies: allergies
        .toSorted(whoseNamesFirst)
        .map((file) => allergyOf(file, allergies, components))
        .toSorted(byAllergens),
      diets: diets.map(dietOf),
      conditions: conditions.map(namedOf),
      advice: advice.map((file) => ({
        ...namedOf(file),
        advice: file.written.answer,
        chewsWithCare: file.written.chews_with_care ?? false,
      })),
      goals: byId(goals, namedOf),
      textures: byId(textures, namedOf),
      cuisines: cuisines.map((file) => ({
        ...namedOf(file),
        recipes: file.written.recipes,
        foodsOf: file.written.foods_of,
      })),
      words: byId(words, ({ names }) => names),
      wordsAbroad: abroadIn(words),
      components,
      abbreviations,
      everydayWords,
    },
  }
}
