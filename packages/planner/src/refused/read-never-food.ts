import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { literalTerm, readRefusedFood } from '@brightplate/foods/refused-foods/read-refused-food'
import type { RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import { phraseOf } from '@brightplate/foods/refused-foods/refused-names'

/** What bears the food's name: as typed, or the name of a plain food that it means ("Cheerios"). */
export const namesOfFood = (typed: string): RefusedTerm[] =>
  [typed, ...findPlainFoods(typed).map(({ name }) => name)].map(literalTerm)

/**
 * What a food that is never again keeps out: what a refused one does, and what bears its name. A plain food whose name
 * is put together of several ("cheese pizza") is its form, not all cheese.
 */
export function readNeverFood(typed: string): RefusedTerm[] {
  const { terms, unknown } = readRefusedFood(typed)
  const phrase = phraseOf(typed)
  const isOneName = terms.some((term) => term.forms.length > 0 || term.phrases.includes(phrase))
  const isForm = !isOneName && findPlainFoods(typed).length > 0
  const read = isForm ? [] : [...terms, ...unknown.map(({ term }) => term)]
  return [...read, ...namesOfFood(typed)]
}
