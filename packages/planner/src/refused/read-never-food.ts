import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { readRefusal } from '@brightplate/foods/refused-foods/read-refusal'
import type { RefusedTerm } from '@brightplate/foods/refused-foods/refused-food'
import { literalTerm } from '@brightplate/foods/refused-foods/refused-terms'

/** What bears the food's name: as typed, or the name of a plain food that it means ("Cheerios"). */
export function namesOfFood(typed: string): RefusedTerm[] {
  const plain = findPlainFoods(typed)
  const plainForms = new Set(plain.map(({ id }) => id))
  return [typed, ...plain.map(({ name }) => name)].map((name) => ({
    ...literalTerm(name),
    plainForms,
  }))
}

/** What a food that is never again excludes: what a refused one does, and what bears its name. */
export function readNeverFood(typed: string): RefusedTerm[] {
  const { terms, unknown } = readRefusal(typed)
  return [...terms, ...unknown.map(({ term }) => term), literalTerm(typed)]
}
