import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { exemptionOf } from '@brightplate/foods/refused-foods/read-refused-food'
import type { RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import { phraseOf } from '@brightplate/foods/refused-foods/refused-names'
import { holdsPhrase, withoutPhrases } from './name-words.ts'
import { readNeverFood } from './read-never-food.ts'

/**
 * What is never again, as typed, that a food named as eaten is, holds or is called by; or null. Unlike what is
 * refused, a narrower food or form does not beat it.
 */
export function neverOfFood(typed: string, neverFoods: readonly string[]): string | null {
  const safe = exemptionOf(typed)
  const meant = findPlainFoods(typed)
  const forms = new Set(meant.map(({ id }) => id))
  // Only main ingredients count: what is worked into a plain food does not show.
  const mostly = meant.flatMap(({ food }) => food.madeOf.slice(0, 1))
  const words = [typed, ...mostly].map((one) => ` ${phraseOf(one)} `)
  const isCalled = ({ phrases, otherThings }: RefusedTerm) =>
    words.some((one) => holdsPhrase(withoutPhrases(one, otherThings), phrases))
  const isNever = (term: RefusedTerm) =>
    (term.forms.length === 0 || term.forms.some(isCalled)) &&
    (isCalled(term) || [...safe.holds].some((id) => term.foods.has(id)))
  const never = neverFoods.find(
    (one) =>
      findPlainFoods(one).some(({ id }) => forms.has(id)) || readNeverFood(one).some(isNever),
  )
  return never ?? null
}
