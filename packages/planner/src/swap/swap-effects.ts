import { nutrients } from '@brightplate/foods/nutrients'
import type { Targets } from '@brightplate/foods/targets/targets'
import { type KeyedText, say } from '../texts/english.ts'
import { nutrientName } from '../texts/nutrient-names.ts'

/** Share of a day's target from which a change is worth telling. */
const reportedFrom = 0.05
const mostReported = 2

interface DishFacts {
  total_minutes: number
  nutrition: Record<string, number>
}

const percent = (share: number) => Math.round(share * 100)

/**
 * What a day gains and loses when one dish takes the place of another. `day` is what it brings with
 * the dish that stands there now; a nutrient above its target before and after is not told.
 */
export function swapEffects(
  before: DishFacts | null,
  after: DishFacts,
  day: Readonly<Record<string, number>>,
  targets: Targets,
): KeyedText[] {
  const texts: KeyedText[] = []
  const minutes = after.total_minutes - (before?.total_minutes ?? after.total_minutes)
  if (minutes !== 0) {
    texts.push(say(minutes < 0 ? 'swap.quicker' : 'swap.slower', { minutes: Math.abs(minutes) }))
  }
  const changes = targets.nutrients
    .filter(({ nutrient }) => nutrients.includes(nutrient))
    .flatMap(({ nutrient, recommended }) => {
      const brings = day[nutrient]
      if (brings === undefined) return []
      const would = brings - (before?.nutrition[nutrient] ?? 0) + (after.nutrition[nutrient] ?? 0)
      const reached = (amount: number) => Math.min(1, Math.max(0, amount / recommended))
      return { nutrient, now: reached(brings), after: reached(would) }
    })
    .filter((change) => Math.abs(change.after - change.now) >= reportedFrom)
    .sort((a, b) => Math.abs(b.after - b.now) - Math.abs(a.after - a.now))
    .slice(0, mostReported)
  for (const { nutrient, now, after: later } of changes) {
    texts.push(
      say(later > now ? 'swap.more' : 'swap.less', {
        nutrient: nutrientName(nutrient).label,
        now: percent(now),
        later: percent(later),
      }),
    )
  }
  return texts.length > 0 ? texts : [say('swap.alike')]
}
