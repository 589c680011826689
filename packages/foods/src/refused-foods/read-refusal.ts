import { severalNamed } from '../interpret/names/several-named.ts'
import type { AllergenConcept } from '../interpret/names/typed-meanings.ts'
import { findPlainFoods } from '../plain-foods/find-plain-foods.ts'
import { readTokens } from '../tokens/read-tokens.ts'
import { readRefusedFood } from './read-refused-food.ts'
import type { RefusedFood } from './refused-food.ts'
import { literalTerm } from './refused-terms.ts'
import { refusingTokens } from './words/refusing-tokens.ts'
import { fillers } from './words/words-around-foods.ts'

/** The name of several things that is refused, with nothing beside it but what refuses it: "no chips". */
export function severalRefused(typed: string): AllergenConcept | undefined {
  const tokens = readTokens(typed)
  const refusing = refusingTokens(tokens)
  const left = tokens.plain.filter((word, at) => !refusing.has(at) && !fillers.has(word))
  return severalNamed(left.join(' '))
}

/**
 * As `readRefusedFood`, for what a parent refuses: the name of what is one thing here and another elsewhere refuses
 * all that it may be.
 */
export function readRefusal(typed: string): RefusedFood {
  const read = readRefusedFood(typed)
  const several = severalRefused(typed)
  if (!several) return read
  const terms = several.eatenAs.flatMap((food) =>
    findPlainFoods(food).length > 0 ? readRefusedFood(food).terms : [literalTerm(food)],
  )
  return { ...read, terms: [...read.terms, ...terms] }
}
