import { eatingRates, shareOfDays } from '@brightplate/foods/eating/eating-rates'
import type { Course } from '@brightplate/recipes/recipe'

const occasions = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** At a quarter of the rate of its commonest occasion a food is at home at another, too. Ours. */
const atHomeFrom = 0.25

/**
 * How seldom children of an age eat a food of this WWEIA category at a course, against when they eat it most: 0 where
 * it is at home, up to 1 where nobody was seen to (NHANES, `data/eating-rates.csv`).
 */
export function seldomAt(category: number, course: Course, ageYears: number): number {
  if (course === 'juice') return 0
  const rateAt = (occasion: (typeof occasions)[number]) =>
    shareOfDays(eatingRates, category, occasion, ageYears)
  const most = Math.max(...occasions.map(rateAt))
  return most > 0 ? Math.max(0, 1 - rateAt(course) / (most * atHomeFrom)) : 0
}
