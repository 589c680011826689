import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { factsForBoth } from '@brightplate/planner/facts/both-meals'
import type { SpanishDishPart } from '@brightplate/planner/spanish/spanish-dish'
import type { MealPlace } from '@brightplate/planner/spanish/spanish-meal'
import { putAway } from '@brightplate/planner/spanish/spanish-meal'
import { spanishPart } from '@brightplate/planner/spanish/spanish-part'

type Dish = Meal | Snack | Juice
type CookedFor = NonNullable<Dish['cooked_for']>

/** A dish that is cooked once for two meals: its part, for both of them; null where it is not told what it was made of. */
export function partForBoth(dish: Dish, laterDish: Dish): SpanishDishPart | null {
  const both = factsForBoth(dish, laterDish)
  if (!both || !dish.cooked_for) return null
  const { steps } = dish.cooked_for
  const around = { own: steps, isPreparedSeparately: false, forOthers: null, manner: null }
  const dishPart = { ...both, around }
  const words = spanishPart(dishPart)
  return words && { dishPart, words }
}

/** What is cooked for a later meal too, with the lines and steps for both. */
export function cookedForInSpanish(
  later: CookedFor,
  both: SpanishDishPart,
  [, ...rest]: readonly SpanishDishPart[],
  at: MealPlace,
): CookedFor {
  return {
    ...later,
    ingredients: both.words.lines,
    steps: [
      ...both.words.steps,
      putAway(later, at),
      ...rest.flatMap(({ words: { steps } }) => steps),
    ],
  }
}
