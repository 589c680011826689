import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { say } from '@brightplate/planner/texts/english'
import type { CheckedPlan } from '../finish/checked-plan.ts'
import { finishPlan } from '../finish/finish-plan.ts'
import type { Unplannable } from '../finish/unplannable.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannedDays } from '../swap/to-planned-days.ts'
import { foundIn } from '../warnings/found-in.ts'
import { inEnglish } from '../wording/wording.ts'
import { changedDishes } from './changed-dishes.ts'

export interface GoBackRequest {
  /** The child as it is today. */
  child: ProfileFacts
  planData: PlanData
  /** As it was before a change. */
  asItWas: PlanData
}

/** `reason` says why not, and what to do. */
export type ComposedGoBack =
  | { kind: 'back'; planData: CheckedPlan; warnings: PlanWarning[] }
  | { kind: 'refused'; reason: string }
  | Unplannable

/** A plan with the days that it had before, finished by the profile and rules of today. */
export function composeGoBack(
  { child, planData, asItWas }: GoBackRequest,
  wording = inEnglish,
): ComposedGoBack {
  const placed = changedDishes(planData, asItWas).map(({ day, slot }) => ({ day: day - 1, slot }))
  const finished = finishPlan({ days: toPlannedDays(asItWas) }, child, planProfile(child), {
    before: planData,
    placed,
    isAsItWas: true,
  })
  if (finished.kind === 'refused') {
    const [finding] = [...finished.brought, ...finished.carried]
    const ofPlan = wording.ofPlan(asItWas, child)
    const reason = finding
      ? say('back.no-longer', { found: foundIn(finished, finding, ofPlan) })
      : say('back.by-rule')
    return { kind: 'refused', reason: ofPlan.sentence(reason) }
  }
  if (finished.kind !== 'finished') return finished
  return { kind: 'back', planData: finished.plan, warnings: finished.warnings }
}
