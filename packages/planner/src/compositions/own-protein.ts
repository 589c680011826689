import type { CandidateFood } from './parts/part.ts'
import { plainOf } from './parts/plain-of.ts'

/** Grams in 100 g of food from which on it has its own: fries bring 3, pancakes of potato and egg 4.5, pakora 5. Ours. */
const ownFrom = 4

/** Whether a starch has egg, beans or cheese in it already: latkes need no chicken beside them. */
export function hasOwnProtein(candidateFood: CandidateFood): boolean {
  const { group, food } = plainOf(candidateFood) ?? {}
  const isFried = group === 'potato-fried' || group === 'potato'
  return isFried && (food?.per100g.protein_g ?? 0) >= ownFrom
}
