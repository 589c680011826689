import { usdOfFoods } from '@brightplate/foods/shop/usd-of-foods'
import type { PlannedDish } from '../plan-document.ts'
import { type KeyedText, say } from '../texts/english.ts'

/** Dollars from which a difference is worth telling, for everyone at the table. */
const toldFrom = 0.5

/** What one dish in place of another does to the cost, for everyone at the table. */
export function priceEffect(
  before: Pick<PlannedDish, 'foods'> | null,
  after: Pick<PlannedDish, 'foods'>,
): KeyedText[] {
  if (!before || before.foods.length === 0) return []
  const usd = usdOfFoods(after.foods) - usdOfFoods(before.foods)
  if (Math.abs(usd) < toldFrom) return []
  const shown = Math.abs(usd).toFixed(2)
  return [say(usd < 0 ? 'swap.cheaper' : 'swap.dearer', { usd: shown })]
}
