import { nutrients } from '@brightplate/foods/nutrients'
import type { Targets } from '@brightplate/foods/targets'
import { type KeyedText, say } from './texts/english.ts'
import { nutrientNames } from './texts/nutrient-names.ts'

/** Share of a day's target from which a change is worth telling. */
const toldFrom = 0.08
const mostTold = 2

interface DishFacts {
  total_minutes: number
  nutrition: Record<string, number>
}

/** What a day gains and loses when one dish takes the place of another. */
export function swapEffects(
  before: DishFacts | null,
  after: DishFacts,
  targets: Targets,
): KeyedText[] {
  const texts: KeyedText[] = []
  const minutes = after.total_minutes - (before?.total_minutes ?? after.total_minutes)
  if (minutes !== 0) {
    texts.push(say(minutes < 0 ? 'swap.quicker' : 'swap.slower', { minutes: Math.abs(minutes) }))
  }
  const changes = targets.nutrients
    .filter(({ nutrient }) => nutrients.includes(nutrient))
    .map(({ nutrient, recommended }) => ({
      nutrient,
      share: ((after.nutrition[nutrient] ?? 0) - (before?.nutrition[nutrient] ?? 0)) / recommended,
    }))
    .filter(({ share }) => Math.abs(share) >= toldFrom)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .slice(0, mostTold)
  for (const { nutrient, share } of changes) {
    texts.push(
      say(share > 0 ? 'swap.more' : 'swap.less', {
        nutrient: nutrientNames[nutrient].label,
        share: Math.round(Math.abs(share) * 100),
      }),
    )
  }
  return texts.length > 0 ? texts : [say('swap.alike')]
}
