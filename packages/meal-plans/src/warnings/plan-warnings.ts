import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { planFindings } from '../check/plan-findings.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { readingWarnings } from './reading-warnings.ts'
import { toWarnings } from './to-warnings.ts'

export interface WarningsRequest {
  plan: PlanData
  /** As it is today. */
  child: ProfileFacts
}

/** What in a stored plan breaks the profile or the rules of today, one warning a dish, and what it was never checked for. */
export function planWarnings({ plan, child }: WarningsRequest): PlanWarning[] {
  const judged = planProfile(child)
  return [
    ...readingWarnings(plan, judged.interpretation),
    ...toWarnings(planFindings(plan, child, judged), plan),
  ]
}
