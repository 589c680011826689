import { guidelines } from '@brightplate/foods/eating/guidelines'
import type { Serving } from '../../dishes/servings-of.ts'
import { isAskedFor } from '../../wishes.ts'
import type { SizedComposition } from '../meal-composition.ts'

const { most_g: mostG } = guidelines.sugar_of_a_meal

/** Grams of added sugar of a serving that we put on a plate; none of what was asked for. */
function sugarOf({ dish, grams }: Serving): number {
  if (isAskedFor(dish)) return 0
  let sugar = 0
  grams.forEach((ofLine, line) => {
    const food = dish.ingredients[line]?.food
    if (food) sugar += (food.per100g.added_sugars_g / 100) * ofLine
  })
  return sugar
}

/** Of what we put on a plate, what the child eats left out. The same serving is in many compositions. */
function sugarOfOurs(
  { composition, servings }: SizedComposition,
  known: Map<Serving, number>,
): number {
  let sugar = 0
  for (let index = 0; index < composition.length; index += 1) {
    const serving = servings[index]
    if (!serving || composition[index]?.role === 'accepted') continue
    const ofServing = known.get(serving) ?? sugarOf(serving)
    known.set(serving, ofServing)
    sugar += ofServing
  }
  return sugar
}

/** Sizes of compositions with no more added sugar of ours than guidance gives a meal; all of them where that leaves none. */
export function notTooSweet(
  compositions: readonly (readonly SizedComposition[])[],
): readonly (readonly SizedComposition[])[] {
  const known = new Map<Serving, number>()
  const few = compositions
    .map((sizes) => sizes.filter((size) => sugarOfOurs(size, known) <= mostG))
    .filter((sizes) => sizes.length > 0)
  return few.length > 0 ? few : compositions
}
