import { requireFood } from '@brightplate/foods/foods'
import { usdOfFoods } from '@brightplate/foods/shop/usd-of-foods'
import type { PlannedDish } from '../plan-document.ts'
import { type KeyedText, say, sayPart } from '../texts/english.ts'

export type PricedDish = Pick<PlannedDish, 'foods' | 'parts'>
type Line = PlannedDish['foods'][number]

/** Lines of food that the child is known to eat. */
const knownLines = ({ foods, parts = [] }: PricedDish): Line[] => {
  const roles = parts.flatMap(({ role, ingredients }) => ingredients.map(() => role))
  return foods.filter((_, line) => roles[line] === 'accepted')
}

const mostNamed = 3

/** The foods for which most is paid, the dearest first. */
function dearest(lines: readonly Line[], weeks: number): string[] {
  const usdById = [...Map.groupBy(lines, ({ food_id }) => food_id)].map(([id, ofFood]) => ({
    id,
    usd: usdOfFoods(ofFood) / weeks,
  }))
  return usdById
    .sort((a, b) => b.usd - a.usd)
    .slice(0, mostNamed)
    .map(({ id, usd }) => {
      const { name, plural = name } = requireFood(id)
      return sayPart('part.food-costs', { food: plural, usd: Math.round(usd) })
    })
}

/** By how much a week is above a budget, in whole dollars, and what stands in the way. */
export function overBudget(
  dishes: readonly PricedDish[],
  weeks: number,
  budget: number,
  over: number,
): KeyedText {
  const known = Math.round(usdOfFoods(dishes.flatMap(knownLines)) / weeks)
  if (known > budget) return say('cost.over-by-known', { budget, over, known })
  const foods = dearest(
    dishes.flatMap(({ foods: lines }) => lines),
    weeks,
  )
  return say('cost.over-budget', { budget, over, foods })
}
