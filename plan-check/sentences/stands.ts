import type { PlatePart } from '@brightplate/contract/plans/plan-data'
import type { Placed } from '../plan.ts'
import { plainText } from '../read-line.ts'

export const isSame = (one: string, other: string): boolean => plainText(one) === plainText(other)

/** What of a dish is on the child's own plate. */
export const partsOf = ({ dish }: Placed): PlatePart[] =>
  (dish.parts ?? []).filter((part) => !part.for_others)

/** What the child is known to eat of a dish, and has figures. */
export const countedParts = (placed: Placed): PlatePart[] =>
  partsOf(placed).filter(({ role, grams }) => role === 'accepted' && grams !== null)

/** The parts of a meal that bear a word: the parent's own, or the name on the plate. */
export const servedAs = (placed: Placed, word: string): PlatePart[] =>
  partsOf(placed).filter(
    ({ typed, name }) => (typed !== null && isSame(typed, word)) || isSame(name, word),
  )

/** Whether a food stands at a meal under the parent's own word. */
export const bearsWord = (placed: Placed, typed: string): boolean =>
  partsOf(placed).some((part) => part.typed !== null && isSame(part.typed, typed)) ||
  (placed.dish.beside ?? []).some((one) => isSame(one, typed))

/** Whether it stands there under whatever word: another name of the same food. */
export function mayBe(placed: Placed, typed: string, dishes: readonly Placed[]): boolean {
  if (bearsWord(placed, typed)) return true
  const forms = new Set(
    dishes
      .flatMap(partsOf)
      .filter((part) => part.typed !== null && isSame(part.typed, typed))
      .flatMap(({ food_id, recipe_id }) => food_id ?? recipe_id ?? []),
  )
  const stem = plainText(typed).replace(/s$/, '')
  return partsOf(placed).some(
    (part) =>
      forms.has(part.food_id ?? part.recipe_id ?? '') || plainText(part.name).includes(stem),
  )
}
