import { z } from 'zod'
import { vocabularyLists } from '../vocabulary/vocabulary.ts'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** What is said of one food, animal or additive: no commas, which part terms in what parents type. */
const term = z.string().regex(/^[^\s,][^,]*(?<!\s)$/)
const terms = z.array(term).min(1)

/** Terms by language; `zxx` for emoji. */
const namedGroup = z.strictObject({ source: id, terms: z.record(z.string(), terms) })

/** Each of the one before each of the other: "almond milk", "oat drink". */
const combinedGroup = z.strictObject({
  source: id,
  language: z.string(),
  each: terms,
  before: terms,
})

/** Phrases of a file of their own, but for some; they give way to what the list's own file says. */
const phraseGroup = z.strictObject({ phrases: id, but: terms.optional() })

const ownGroup = z.union([namedGroup, combinedGroup])
const group = z.union([namedGroup, combinedGroup, phraseGroup])
const about = z.string().min(1).optional()

export const wordLists = z.partialRecord(z.enum(vocabularyLists), z.array(group).min(1))

/** The words of an allergen as they are written in its file: docs/changing-food.md says what each means. */
export const allergenDocument = z.strictObject({ allergen: id, about, words: wordLists })

/** Phrases that several allergens share. */
export const phrasesDocument = z.strictObject({
  phrases: id,
  about,
  words: z.array(ownGroup).min(1),
})

/** Names by an id: sources, languages. */
export const namesDocument = z.record(z.string(), z.string().min(1))

export type OwnGroup = z.infer<typeof ownGroup>
export type WordGroup = z.infer<typeof group>
export type WordLists = z.infer<typeof wordLists>
