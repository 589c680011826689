import { readTokens } from '../tokens/read-tokens.ts'
import { allergenVocabularies } from '../vocabulary/allergen-vocabularies.ts'
import { originVocabularies } from '../vocabulary/origin-vocabularies.ts'
import { singleFoods } from '../vocabulary/single-foods.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

const lists = ['itself', 'abroad', 'products', 'dishes', 'checkLabel', 'innocent'] as const

let known: ReadonlySet<string> | null = null

function collect(): ReadonlySet<string> {
  const vocabularies: Vocabulary[] = [
    ...Object.values(allergenVocabularies),
    ...Object.values(originVocabularies),
    ...singleFoods.values(),
  ]
  return new Set(
    vocabularies.flatMap((vocabulary) =>
      lists.flatMap((list) => vocabulary[list].flatMap((term) => readTokens(term).words)),
    ),
  )
}

/** Stems of every word that names a food. */
export function knownStems(): ReadonlySet<string> {
  known ??= collect()
  return known
}
