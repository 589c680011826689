import type { Question } from '../../interpretation.ts'
import { excludeToo, holdsSeveral } from './questions.ts'

/** What is asked about the allergens of something that is refused by its own name. */
export function askedOfHeld(
  typed: string,
  terms: readonly string[],
  isWish: boolean,
): Question | null {
  const [only] = terms
  if (terms.length > 1) return holdsSeveral(typed, terms, isWish)
  return isWish && only !== undefined ? excludeToo(only) : null
}
