import { z } from 'zod'
import { vocabularyLists } from '../../vocabulary/vocabulary.ts'

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** What is said of one food, animal or additive: no commas, which part terms in what parents type. */
const term = z.string().regex(/^[^\s,][^,]*(?<!\s)$/)
export const terms = z.array(term).min(1)

/** Terms by a language, or by what they belong to. */
export const termsByKey = z.record(z.string(), terms)

/** Terms by language; `zxx` for emoji. */
const namedGroup = z.strictObject({ source: id, terms: termsByKey })

/** Each of the one before each of the other: "almond milk", "oat drink". */
const combinedGroup = z.strictObject({
  source: id,
  language: z.string(),
  each: terms,
  before: terms,
})

/** Phrases of a file of their own, but for some; they give way to what the list's own file says. */
const phraseGroup = z.strictObject({ phrases: id, but: terms.optional() })

export const ownGroup = z.union([namedGroup, combinedGroup])
const group = z.union([namedGroup, combinedGroup, phraseGroup])
const groups = z.array(group).min(1)
const about = z.string().min(1).optional()

/** A list that is not written is empty. */
const wordLists = z
  .partialRecord(z.enum(vocabularyLists), groups)
  .transform(
    ({
      itself = [],
      abroad = [],
      products = [],
      dishes = [],
      checkLabel = [],
      labelOnly = [],
      innocent = [],
    }) => ({ itself, abroad, products, dishes, checkLabel, labelOnly, innocent }),
  )

const subject = z.strictObject({ about, words: wordLists })

/** The words of a subject as they are written in its file: docs/changing-food.md says what each means. */
export const subjectDocuments = {
  allergen: subject
    .extend({ allergen: id })
    .transform(({ allergen, words }) => ({ name: allergen, words })),
  origin: subject
    .extend({ origin: id })
    .transform(({ origin, words }) => ({ name: origin, words })),
  age: subject.extend({ age: id }).transform(({ age, words }) => ({ name: age, words })),
  food: subject
    .extend({ food: z.string().regex(/^[a-z]+( [a-z]+)*$/) })
    .transform(({ food, words }) => ({ name: food, words })),
}
export type SubjectKind = keyof typeof subjectDocuments

/** The words of what a child can choke on. */
export const chokingDocument = subject.extend({
  choking: id,
  safe_when: groups.optional(),
  softens_when_cooked: z.literal(true).optional(),
})

const phraseGroups = { about, words: z.array(ownGroup).min(1) }

/** Phrases that several files share, and the words of a cue. */
export const phrasesDocuments = {
  phrases: z
    .strictObject({ phrases: id, ...phraseGroups })
    .transform(({ phrases, words }) => ({ name: phrases, words })),
  cue: z
    .strictObject({ cue: id, ...phraseGroups })
    .transform(({ cue, words }) => ({ name: cue, words })),
}
export type PhrasesKind = keyof typeof phrasesDocuments

/** Products by their names, with what is in them although the names do not say it. */
export const compositesDocument = z.strictObject({
  source: id,
  language: z.string(),
  products: z.array(z.strictObject({ names: terms, parts: terms, unless: terms.optional() })),
})

/** By language stems of compounds; one that stands for a term of another spelling has it after a colon. */
const stems = z.record(z.string(), z.array(z.union([term, z.record(term, term)])).min(1))

export const compoundsDocument = z.strictObject({
  source: id,
  heads: stems,
  tails: stems,
  inflected: stems,
})

/** What claims free a food of. */
export const freeClaimsDocument = z.strictObject({
  source: id,
  language: z.string(),
  names: z.array(z.strictObject({ names: terms, frees: z.array(z.string()) })),
  words: z.array(z.strictObject({ words: terms, frees: z.array(z.string()).min(1) })),
})

/** Names by an id: sources, languages. */
export const namesDocument = z.record(z.string(), z.string().min(1))

export type OwnGroup = z.infer<typeof ownGroup>
export type WordGroup = z.infer<typeof group>
export type WordLists = z.infer<typeof wordLists>
