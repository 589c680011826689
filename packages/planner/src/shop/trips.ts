import type { Pack } from '@brightplate/foods/shop/pack'
import { type KeyedText, say } from '../texts/english.ts'

/** Days from one trip to the shop to the next. */
export const daysOfTrip = 7

interface DatedNeed {
  /** Counted from 0. */
  day: number
}

interface StorableNeed extends DatedNeed {
  /** Eaten raw as it is. */
  isRaw: boolean
}

type Keeping = Pick<Pack, 'keepsDays' | 'freezes'>

const isGoodOn = (days: number, { keepsDays }: Keeping) => keepsDays === null || days < keepsDays

/** What is bought on each trip: all on the first where it keeps until its last meal, else week by week. */
export function byTrip<Of extends DatedNeed>(
  needs: readonly Of[],
  keeping: Keeping,
): Map<number, Of[]> {
  const keeps = isGoodOn(Math.max(...needs.map(({ day }) => day)), keeping)
  return Map.groupBy(needs, ({ day }) => (keeps ? 1 : 1 + Math.floor(day / daysOfTrip)))
}

/** What is to be done with food that does not keep from its trip until it is eaten; null where all keeps. */
export function keepingOf(
  needs: readonly StorableNeed[],
  trip: number,
  keeping: Keeping,
): KeyedText | null {
  const bought = (trip - 1) * daysOfTrip
  const late = needs.filter(({ day }) => !isGoodOn(day - bought, keeping))
  if (late.length === 0) return null
  const day = Math.min(...late.map((one) => one.day)) + 1
  return keeping.freezes && late.every(({ isRaw }) => !isRaw)
    ? say('shop.freeze', { day })
    : say('shop.fresh', { day, days: keeping.keepsDays ?? 0 })
}
