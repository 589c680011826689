import { guidelines } from '@brightplate/foods/eating/guidelines'
import { nutrients } from '@brightplate/foods/nutrients'
import { isAskedFor } from '../wishes.ts'
import type { SizedPlate } from './plate.ts'

const addedSugars = nutrients.indexOf('added_sugars_g')
const { most_g: mostG } = guidelines.sugar_of_a_meal

/** Grams of added sugar of what we put on a plate: what the child eats, and what was asked for, is left out. */
function sugarOfOurs({ plate, servings }: SizedPlate): number {
  let grams = 0
  plate.forEach(({ role, servable: { dish } }, place) => {
    if (role === 'accepted' || (dish && isAskedFor(dish))) return
    grams += servings[place]?.amounts[addedSugars] ?? 0
  })
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
