import type { z } from 'zod'
import type { AllergenId } from '../../allergen.ts'
import type { AllergenConcept, ExclusionSet } from '../../interpret/names/typed-meanings.ts'
import { glutenIds, shellfishIds, treeNutIds } from '../../vocabulary/families.ts'
import { termsOf } from '../words/words-of-lists.ts'
import type { NamedFile } from './read-named.ts'
import type { allergyDocument, dietDocument, familyIds } from './typed-document.ts'

export type AllergyFile = NamedFile<z.infer<typeof allergyDocument>>
export type DietFile = NamedFile<z.infer<typeof dietDocument>>

type Family = (typeof familyIds)[number]

const families: Readonly<Record<Family, readonly AllergenId[]>> = {
  'tree-nuts': treeNutIds,
  shellfish: shellfishIds,
  gluten: glutenIds,
}

const isFamily = (id: AllergenId | Family): id is Family => id in families

const misspellingsOf = ({ written }: AllergyFile) => written.misspellings.flatMap(termsOf)

const abroadOf = ({ written }: AllergyFile): string[] =>
  written.names.flatMap((group) => {
    if (!('terms' in group)) return group.language === 'en' ? [] : termsOf(group)
    return Object.entries(group.terms).flatMap(([language, terms]) =>
      language === 'en' ? [] : terms,
    )
  })

const asWrittenOf = ({ written }: AllergyFile): string[] => written.as_written.flatMap(termsOf)

/** Names of another file that count as well: those in other languages, and its misspellings. */
const sharedBy = (file: AllergyFile): string[] => [...abroadOf(file), ...misspellingsOf(file)]

export function allergyOf(
  file: AllergyFile,
  all: readonly AllergyFile[],
  components: Readonly<Record<string, readonly string[]>>,
): AllergenConcept {
  const { id, written, names } = file
  const {
    term,
    allergens,
    examples,
    note,
    offer,
    several,
    dish,
    condition,
    eaten_as,
    another_in,
    asks_about,
    relatives_of,
    diets,
    foods,
    also_named_as,
  } = written
  const other = all.find((one) => one.id === also_named_as)
  return {
    id,
    term,
    names: [
      ...names,
      ...misspellingsOf(file),
      ...(other ? sharedBy(other) : []),
      ...(components[term] ?? []),
    ],
    abroad: [...abroadOf(file), ...(other ? abroadOf(other) : [])],
    asWritten: [...asWrittenOf(file), ...(other ? asWrittenOf(other) : [])],
    allergens: allergens.flatMap((one) => (isFamily(one) ? families[one] : [one])),
    isSeveral: several ?? false,
    isLikedBare: dish ?? false,
    isCondition: condition ?? false,
    eatenAs: eaten_as,
    anotherIn: another_in,
    examples,
    note: note ?? null,
    offer: offer ?? null,
    asksAbout: asks_about,
    relativesOf: relatives_of,
    diets,
    foods,
  }
}

export const dietOf = ({ id, written, names }: DietFile): ExclusionSet => ({
  id,
  term: written.term,
  names,
  diets: written.diets,
  concepts: written.allergies,
  foods: written.foods,
  note: written.note ?? null,
  clinician: written.clinician ?? null,
  advice: written.advice ?? null,
})
