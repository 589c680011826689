import type { Juice, Meal, Snack } from '@brightplate/contract/plans/plan-data'
import { portionsOfLines } from '@brightplate/planner/dishes/portions-of-lines'
import { partFacts } from '@brightplate/planner/facts/part-facts'
import type { SpanishDishPart } from '@brightplate/planner/spanish/spanish-dish'
import type { MealPlace } from '@brightplate/planner/spanish/spanish-meal'
import { putAway } from '@brightplate/planner/spanish/spanish-meal'
import { spanishPart } from '@brightplate/planner/spanish/spanish-part'

type Dish = Meal | Snack | Juice
type CookedFor = NonNullable<Dish['cooked_for']>

const gramsOf = (line: string): number => {
  const found = /\(([\d.]+) g\)$|^([\d.]+) g /.exec(line)
  return found ? Number(found[1] ?? found[2]) : 0
}

/** Of the recipe, how much is cooked for a meal. */
const servingsOf = (dish: Dish): number => (dish.servings ?? 1) * (portionsOfLines(dish)[0] ?? 1)

/** A dish that is cooked once for two meals: its part, for both of them; null where it is not what we would write. */
export function partForBoth(
  dish: Dish,
  parts: readonly SpanishDishPart[],
  laterDish: Dish,
): SpanishDishPart | null {
  const { cooked_for: later, foods = [] } = dish
  const [base, ...rest] = parts
  if (!later || !base) return null
  const others = rest.reduce((sum, { words }) => sum + words.steps.length, 0)
  const { part } = base.dishPart
  const facts = partFacts({
    ...part,
    people: part.people ?? 1,
    ingredients: later.ingredients,
    foods: later.ingredients.map((line, index) => ({
      food_id: foods[index]?.food_id ?? '',
      grams: gramsOf(line),
    })),
    // Behind its own stands what is put away, and then what the rest of the plate takes.
    steps: later.steps.slice(0, later.steps.length - others - 1),
    servings: servingsOf(dish) + servingsOf(laterDish),
    tablePortions: 1,
  })
  if (!facts) return null
  const own = { own: later.steps, isPreparedSeparately: false, forOthers: null, manner: null }
  const dishPart = { part, facts, around: own }
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
