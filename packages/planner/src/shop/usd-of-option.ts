import { requirePrice } from '@brightplate/foods/shop/food-prices'
import type { Dish } from '../dishes/dish.ts'
import type { Serving } from '../dishes/servings-of.ts'
import { amountAt } from '../search/amount-at.ts'
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

/** US dollars of what a composition makes a family use; food as typed has no price and counts nothing. */
export const usdOfOption = ({ parts }: Pick<Option, 'parts'>): number =>
  parts.reduce((sum, { serving }) => sum + (serving ? usdOfServing(serving) : 0), 0)

/** US dollars of 100 g of each line: a search asks of a dish in many sizes. */
const ofLines = new WeakMap<Dish, Float64Array>()

function pricesOf(dish: Dish): Float64Array {
  const before = ofLines.get(dish)
  if (before) return before
  const prices = Float64Array.from(dish.ingredients, ({ food }) => requirePrice(food.id).usdPer100g)
  ofLines.set(dish, prices)
  return prices
}

/** What the child's own share of a composition costs. */
export function usdOfChild({ parts }: Pick<Option, 'parts'>): number {
  let usd = 0
  for (const { serving } of parts) {
    if (!serving) continue
    const prices = pricesOf(serving.dish)
    for (const [line, grams] of serving.grams.entries()) {
      usd += (grams / 100) * amountAt(prices, line)
    }
  }
  return usd
}
