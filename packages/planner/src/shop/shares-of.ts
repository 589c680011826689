import { excluded } from '@brightplate/foods/exclusion'
import { requireFood } from '@brightplate/foods/foods'
import type { Restrictions } from '@brightplate/foods/restrictions'
import type { BoughtShare } from '@brightplate/foods/shop/pack'
import { boughtFor } from '@brightplate/foods/shop/packs'

/** Bread for toast; the food itself where shops sell it, or where a rule excludes what is usually bought. */
export function sharesOf(foodId: string, restrictions: Restrictions): readonly BoughtShare[] {
  const bought = boughtFor(foodId)
  const isOpen = ({ food }: BoughtShare) => excluded(requireFood(food), restrictions) === null
  return bought?.every(isOpen) ? bought : [{ food: foodId, share: 1 }]
}
