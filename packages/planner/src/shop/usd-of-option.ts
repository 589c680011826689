import { requirePrice } from '@brightplate/foods/shop/food-prices'
import type { Serving } from '../dishes/servings-of.ts'
import type { Option } from '../search/option.ts'

/** What each serving costs, computed once: the search asks many times. */
const known = new WeakMap<Serving, number>()

/** US dollars of what is used for a serving, for everyone for whom its lines are, at average prices. */
function usdOfServing(serving: Serving): number {
  const before = known.get(serving)
  if (before !== undefined) return before
  let usd = 0
  serving.lines.forEach(({ grams }, line) => {
    const food = serving.dish.ingredients[line]?.food
    if (food) usd += (grams / 100) * requirePrice(food.id).usdPer100g
  })
  known.set(serving, usd)
  return usd
}

/** US dollars of what a plate makes a family use; food as typed has no price and counts nothing. */
export const usdOfOption = ({ parts }: Pick<Option, 'parts'>): number =>
  parts.reduce((sum, { serving }) => sum + (serving ? usdOfServing(serving) : 0), 0)

/** What the child's own share of a plate costs. */
export function usdOfChild({ parts }: Pick<Option, 'parts'>): number {
  let usd = 0
  for (const { serving } of parts) {
    serving?.grams.forEach((grams, line) => {
      const food = serving.dish.ingredients[line]?.food
      if (food) usd += (grams / 100) * requirePrice(food.id).usdPer100g
    })
  }
  return usd
}
