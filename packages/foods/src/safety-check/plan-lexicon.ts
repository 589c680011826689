import { allergenIds } from '../allergen.ts'
import { buildTermIndex, type TermIndex } from '../terms/term-index.ts'
import { allergenVocabularies } from '../vocabulary/allergen-vocabularies.ts'
import { cueWords } from '../vocabulary/cue-words.ts'
import { originVocabularies } from '../vocabulary/origin-vocabularies.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { vocabularyOf } from '../vocabulary/vocabulary-of.ts'
import { wordOrigins } from '../vocabulary/word-origins.ts'
import { ageVocabularies } from './age-vocabularies.ts'

/** Oats for a gluten-free diet: anything of oats that no certificate frees. */
function uncertifiedOats(): Vocabulary {
  const { itself, abroad, products, dishes, innocent } = allergenVocabularies.oats
  const all = [...itself, ...abroad, ...products]
  return vocabularyOf({ products: all, dishes, innocent })
}

/** Everything that a plan's text is read for: the words of each subject, "allergen:milk". */
export const subjectVocabularies: ReadonlyMap<string, Vocabulary> = new Map([
  ...allergenIds.map((id) => [`allergen:${id}`, allergenVocabularies[id]] as const),
  ...wordOrigins.map((id) => [`origin:${id}`, originVocabularies[id]] as const),
  ...[...singleFoods].map(([id, food]) => [`food:${id}`, food] as const),
  ...[...ageVocabularies].map(([id, words]) => [`age:${id}`, words] as const),
  ['diet:uncertified-oats', uncertifiedOats()],
])

let compiled: TermIndex | null = null

/** All that a plan's text is read for, compiled once. */
export function planLexicon(): TermIndex {
  compiled ??= buildTermIndex([
    ...subjectVocabularies,
    ['kitchen', vocabularyOf({ innocent: cueWords['kitchen-things'] })],
  ])
  return compiled
}
