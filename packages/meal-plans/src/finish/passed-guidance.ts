import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import { brokenAmounts } from '../check/broken-amounts.ts'

const noticeOf = {
  'fish-meals': 'notice.more-fish',
  'fish-serving': 'notice.more-fish',
  'rice-dishes': 'notice.more-rice',
  cocoa: 'notice.more-cocoa',
} as const

const isNoticed = (limit: string): limit is keyof typeof noticeOf => limit in noticeOf

/** A sentence for the clinician for each guidance that what the child eats passes in these days. */
export function passedGuidance(
  document: Pick<PlanData, 'days'>,
  profile: PlannerProfile,
): KeyedText[] {
  if (!profile.safeFoodsNearlyAll) return []
  const passed = brokenAmounts(document, { ...profile, safeFoodsNearlyAll: false })
  const keys = passed.flatMap(({ limit }) => (isNoticed(limit) ? noticeOf[limit] : []))
  return [...new Set(keys)].map((key) => say(key))
}
