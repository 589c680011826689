import { usdOfFoods } from '@brightplate/foods/shop/usd-of-foods'
import { dishesAtHome, type PlannedDay } from '../plan-document.ts'

const daysAWeek = 7

/**
 * US dollars of a week at average prices, for the food that is used and everyone at the table. Null where a dish does
 * not say for how many it is, as in older plans.
 */
export function usdOfWeek(days: readonly PlannedDay[]): number | null {
  const dishes = days.flatMap(dishesAtHome)
  if (dishes.length === 0 || dishes.some(({ people }) => people === undefined)) return null
  const used = dishes.flatMap(({ foods }) => foods)
  return Math.round((usdOfFoods(used) * 100 * daysAWeek) / days.length) / 100
}
