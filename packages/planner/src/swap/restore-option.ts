import type { Option } from '../search/option.ts'
import type { Problem } from '../search/problem.ts'
import { type Slot, slots } from '../slot.ts'

/** A dish of a stored plan. */
export interface StoredDish {
  recipeId: string
  servings: number
  /** The safe food of its meal, as typed. */
  safeFood?: string | undefined
  /** What the meal was made of: the ids of its plain foods and recipes, with the child's grams. */
  parts?: readonly { form: string; grams: number }[] | undefined
}

/** Every size of every composition that is called after a recipe or plain food in a slot. */
export const sizesOfRecipe = (
  { slots: tried, asked }: Problem,
  slot: Slot,
  recipeId: string,
): Option[] =>
  [tried, asked]
    .flatMap((compositions) => compositions.filter((_, index) => slots[index] === slot).flat())
    .filter(([first]) => first?.serving.dish.recipe.id === recipeId)
    .flat()

const gramsOf = (option: Option): Map<string, number> =>
  new Map(
    option.parts.map(({ candidateFood, serving }) => [
      candidateFood.form,
      serving ? serving.grams.reduce((all, one) => all + one, 0) : 0,
    ]),
  )

/** How far a composition is from a stored one: what stands on one of them alone first, then grams. */
function distance(option: Option, { parts, servings, safeFood }: StoredDish): number {
  if (!parts) {
    const isBeside = option.parts.some((part) => part.safeFood?.typed === safeFood)
    // What counts over days was weighed when the dish was chosen: of compositions alike the one that counts least.
    const counted = Object.values(option.counted).reduce((sum, amount) => sum + amount, 0)
    const away = Math.abs(option.serving.servings - servings)
    return (isBeside || !safeFood ? 0 : 1e6) + away * 1e3 + counted
  }
  const own = gramsOf(option)
  let preparedSeparately = 0
  let away = 0
  for (const { form, grams } of parts) {
    const ownGrams = own.get(form)
    if (ownGrams === undefined) preparedSeparately += 1
    else away += Math.abs(ownGrams - grams)
  }
  preparedSeparately += option.parts.length - (parts.length - preparedSeparately)
  return preparedSeparately * 1e6 + away
}

/**
 * A stored meal as the child may have it today: the composition of the same base that is nearest to it;
 * null where a rule of today forbids it.
 */
export function restoreOption(problem: Problem, slot: Slot, dish: StoredDish): Option | null {
  let best: Option | null = null
  let least = Number.POSITIVE_INFINITY
  for (const option of sizesOfRecipe(problem, slot, dish.recipeId)) {
    const away = distance(option, dish)
    if (away < least) {
      best = option
      least = away
    }
  }
  return best
}
