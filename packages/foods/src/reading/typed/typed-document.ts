import { z } from 'zod'
import { allergenIds } from '../../allergen.ts'
import { askedAbout } from '../../interpret/asking/questions.ts'
import { wordListIds } from '../../interpret/names/word-list-ids.ts'
import { goalIds, wishedTextures } from '../../interpretation.ts'
import { dietIds } from '../../restrictions.ts'
import { id, ownGroup, terms, termsByKey } from '../words/word-document.ts'

/** Families of allergens stand for all that is in them. */
export const familyIds = ['tree-nuts', 'shellfish', 'gluten'] as const

const sentence = z.string().min(1)
const names = z.array(ownGroup).min(1)
const allergens = z.array(z.enum([...allergenIds, ...familyIds])).min(1)
const diets = z.array(z.enum(dietIds)).min(1)

/** A thing that parents name as an allergy. */
export const allergyDocument = z.strictObject({
  allergy: id,
  term: sentence,
  allergens: allergens.default([]),
  diets: diets.default([]),
  foods: terms.default([]),
  examples: terms.default([]),
  note: sentence.optional(),
  offer: sentence.optional(),
  several: z.literal(true).optional(),
  dish: z.literal(true).optional(),
  condition: z.literal(true).optional(),
  eaten_as: terms.default([]),
  another_in: z.array(id).min(1).default([]),
  asks_about: z.array(z.enum(askedAbout)).min(1).default([]),
  relatives_of: terms.default([]),
  also_named_as: id.optional(),
  names,
  as_written: names.default([]),
  misspellings: names.default([]),
})

/** A diet, or any other name for a set of things that stay out. */
export const dietDocument = z.strictObject({
  diet: id,
  term: sentence,
  diets: diets.default([]),
  allergies: z.array(id).min(1).default([]),
  foods: terms.default([]),
  note: sentence.optional(),
  clinician: sentence.optional(),
  advice: sentence.optional(),
  names,
})

/** A condition whose food a dietitian has to plan. */
export const conditionDocument = z.strictObject({ condition: id, term: sentence, names })

/** Something typed that is answered with a sentence. */
export const adviceDocument = z.strictObject({
  advice: id,
  term: sentence,
  answer: sentence,
  chews_with_care: z.literal(true).optional(),
  names,
})

export const goalDocument = z.strictObject({ goal: z.enum(goalIds), term: sentence, names })

/** A cuisine that a family may ask for. */
export const cuisineDocument = z.strictObject({
  cuisine: id,
  term: sentence,
  recipes: z.array(sentence).min(1),
  foods_of: z.array(id).min(1).default([]),
  names,
})

export const textureDocument = z.strictObject({
  texture: z.enum(wishedTextures),
  term: sentence,
  names,
})

/** A list of words that say something of the names beside them, or nothing. */
export const wordListDocument = z.strictObject({
  words: z.enum(wordListIds),
  about: sentence,
  names,
})

/** Names of proteins by the term of the allergy or food that they belong to. */
export const componentsDocument = z.strictObject({
  components: z.array(z.strictObject({ source: id, of: termsByKey })).min(1),
})

const letters = z.string().regex(/^[a-z]{1,2}$/)

export const abbreviationsDocument = z.strictObject({
  free_of: z.record(letters, terms),
  only_beside_others: z.array(letters).min(1),
  stand_for: z.record(z.string().regex(/^[a-z]+$/), sentence),
})
