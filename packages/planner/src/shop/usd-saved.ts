import { usdOfFoods } from '@brightplate/foods/shop/usd-of-foods'
import type { PlannedDish } from '../plan-document.ts'

/**
 * US dollars that one dish in place of another saves everyone at the table, below 0 where it costs more;
 * null where nothing stood there, or it does not have its foods.
 */
export function usdSaved(
  before: Pick<PlannedDish, 'foods'> | null,
  after: Pick<PlannedDish, 'foods'>,
): number | null {
  if (!before || before.foods.length === 0) return null
  return usdOfFoods(before.foods) - usdOfFoods(after.foods)
}
