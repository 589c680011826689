import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { englishNames } from '@brightplate/planner/texts/english-names'
import { brokenAmounts } from '../check/broken-amounts.ts'

const foodOf = {
  'fish-meals': 'fish',
  'fish-serving': 'fish',
  'rice-dishes': 'rice',
  cocoa: 'cocoa',
} as const

const isReported = (limit: string): limit is keyof typeof foodOf => limit in foodOf

/** One sentence for the clinician of each guidance that what the child eats passes in these days. */
export function passedGuidance(
  document: Pick<PlanData, 'days'>,
  profile: PlannerProfile,
): KeyedText[] {
  if (!profile.safeFoodsNearlyAll) return []
  const passed = brokenAmounts(document, { ...profile, safeFoodsNearlyAll: false })
  const foods = new Set(passed.flatMap(({ limit }) => (isReported(limit) ? foodOf[limit] : [])))
  if (foods.size === 0) return []
  return [
    say('clinic.above-guidance', { foods: [...foods].map((food) => englishNames.guidance[food]) }),
  ]
}
