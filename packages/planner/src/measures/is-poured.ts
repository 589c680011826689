import type { Food } from '@brightplate/foods/food'
import { kitchen } from '@brightplate/recipes/our-kitchen'

/** Whether a food is measured by volume in metric, as milk is. */
export function isPoured({ name }: Pick<Food, 'name'>): boolean {
  const [unlabelled = name] = name.split(/,? labelled /)
  return kitchen.poured.some((word) => unlabelled === word || unlabelled.endsWith(` ${word}`))
}
