import { guidelines } from '@brightplate/foods/eating/guidelines'
import type { Dish } from '../dishes/dish.ts'
import { isAskedFor } from '../wishes.ts'
import type { SizedPlate } from './plate.ts'

const { most_g: mostG } = guidelines.sugar_of_a_meal

/** Line by line the grams of added sugar of a gram, of each dish: of the many sizes that are looked at few are weighed. */
const known = new WeakMap<Dish, Float64Array>()

function sugarOfLines(dish: Dish): Float64Array {
  const before = known.get(dish)
  if (before) return before
  const sugar = Float64Array.from(
    dish.ingredients,
    ({ food }) => (food.per100g.added_sugars_g ?? 0) / 100,
  )
  known.set(dish, sugar)
  return sugar
}

/** Grams of added sugar of what we put on a plate: what the child eats, and what was asked for, is left out. */
function sugarOfOurs({ plate, servings }: SizedPlate): number {
  let grams = 0
  for (let index = 0; index < plate.length; index += 1) {
    const part = plate[index]
    const serving = servings[index]
    if (!part || !serving || part.role === 'accepted' || isAskedFor(serving.dish)) continue
    const sugar = sugarOfLines(serving.dish)
    for (let line = 0; line < sugar.length; line += 1) {
      grams += (sugar[line] ?? 0) * (serving.grams[line] ?? 0)
    }
  }
  return grams
}

/** Sizes of plates with no more added sugar of ours than guidance gives a meal; all of them where that leaves none. */
export function notTooSweet(
  plates: readonly (readonly SizedPlate[])[],
): readonly (readonly SizedPlate[])[] {
  const few = plates
    .map((sizes) => sizes.filter((size) => sugarOfOurs(size) <= mostG))
    .filter((sizes) => sizes.length > 0)
  return few.length > 0 ? few : plates
}
