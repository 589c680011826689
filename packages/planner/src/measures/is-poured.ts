import type { Food } from '@brightplate/foods/food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { kitchen } from '@brightplate/recipes/our-kitchen'

/** Whether it comes in a glass. */
export const isDrunk = ({ id }: Pick<Food, 'id'>): boolean =>
  plainFoodOf(id)?.form.shape === 'drink'

/** Whether a food is measured by volume in metric, as milk is. */
export function isPoured({ id, name }: Pick<Food, 'id' | 'name'>): boolean {
  const shape = plainFoodOf(id)?.form.shape
  // Ice cream is no cream, and spaghetti with sauce no sauce.
  if (shape !== undefined && shape !== 'spoon') return shape === 'drink'
  // What a food is in, or sweetened with, is not what it is.
  const [unlabelled = name] = name.split(/,? labelled | in | with /)
  return kitchen.poured.some((word) => unlabelled === word || unlabelled.endsWith(` ${word}`))
}
