import { type AllergenId, allergenIds } from '../allergen.ts'
import type { Understanding } from '../interpretation.ts'
import type { Product } from '../products/product.ts'
import { askedOfHeld } from './asking/asked-of-held.ts'
import { didYouMean } from './asking/questions.ts'
import { conceptsOf, understandConcept } from './names/understand-names.ts'

/** A product named as an allergy, or refused: it stays out with every allergen that it holds. */
export function heldByProduct(
  { name, holds }: Product,
  typed: string,
  { isGuess, isWish }: { isGuess: boolean; isWish: boolean },
): Understanding[] {
  const held = holds.allergens.filter((id): id is AllergenId => allergenIds.includes(id))
  const concepts = conceptsOf(held)
  const terms = concepts.map(({ term }) => term)
  const question = isGuess ? didYouMean(name) : askedOfHeld(name, terms, isWish)
  return [
    { kind: 'food', term: name, words: [typed], question: isGuess ? question : null },
    ...concepts.flatMap((concept) => understandConcept(concept, question)),
  ]
}
