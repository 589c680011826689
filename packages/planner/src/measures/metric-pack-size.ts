import type { Food } from '@brightplate/foods/food'
import { isPoured } from './is-poured.ts'

/** US cups in millilitres. */
const millilitresOfCup = 236.6

/** "900 g" of what a pack prints as "2 lb", "1.9 l" of half a gallon: as near as a shop abroad is asked for it. */
export function metricPackSize(
  food: Pick<Food, 'id' | 'name' | 'measures'>,
  grams: number,
): string {
  const { cup } = food.measures
  const isVolume = isPoured(food) && cup !== undefined
  const amount = isVolume ? (grams / cup) * millilitresOfCup : grams
  const [unit, thousand] = isVolume ? ['ml', 'l'] : ['g', 'kg']
  return amount >= 1000
    ? `${Math.round(amount / 100) / 10} ${thousand}`
    : `${Math.max(10, Math.round(amount / 10) * 10)} ${unit}`
}
