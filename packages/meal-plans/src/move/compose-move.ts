import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanWarning } from '@brightplate/contract/plans/meal-plan'
import { dayAfter, type MovedMeal } from '@brightplate/contract/plans/moved-meal'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannedDish } from '@brightplate/planner/plan-document'
import { type KeyedText, say } from '@brightplate/planner/texts/english'
import type { CheckedPlan } from '../finish/checked-plan.ts'
import { finishPlan, type RefusedPlan } from '../finish/finish-plan.ts'
import type { Unplannable } from '../finish/unplannable.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { toPlannedDays, toPlannedDish } from '../swap/to-planned-days.ts'
import { withDish } from '../swap/with-dish.ts'
import { foundIn } from '../warnings/found-in.ts'
import { inEnglish, type Wording } from '../wording/wording.ts'
import { crowdedTastes } from './crowded-tastes.ts'
import { cutOffLeftover } from './cut-off-leftover.ts'

export interface MoveRequest extends MovedMeal {
  /** The child as it is today. */
  child: ProfileFacts
  planData: PlanData
}

/** `reason` says why not, and what to do. */
export type ComposedMove =
  | { kind: 'moved'; planData: CheckedPlan; warnings: PlanWarning[] }
  | { kind: 'refused'; reason: string }
  | Unplannable

/** The dish of a place as the planner writes it; of a juice its preparation is its steps. */
function plannedAt(plan: PlanData, day: number, slot: MovedMeal['slot']): PlannedDish | undefined {
  if (slot !== 'juice') {
    const dish = dishAt(plan, day, slot)
    return dish && toPlannedDish(dish)
  }
  const juice = plan.days[day]?.juice
  return juice && toPlannedDish({ ...juice, steps: juice.preparation })
}

/** Why a meal stays where it is, and what to do. */
function whyNot(
  { brought: [brought], carried: [carried], days }: RefusedPlan,
  wording: Wording,
): KeyedText {
  if (brought) return say('move.not-there', { found: foundIn({ days }, brought, wording) })
  if (!carried) return say('move.no-longer')
  return say('move.carried', { found: foundIn({ days }, carried, wording) })
}

/** The plan with the meals of one slot of two days in each other's place; list, leftovers and report follow. */
export function composeMove(request: MoveRequest, wording = inEnglish): ComposedMove {
  const { child, planData, slot, day, toDay } = request
  const dish = plannedAt(planData, day, slot)
  const other = plannedAt(planData, toDay, slot)
  if (!dish || !other || dish.name === other.name) {
    return { kind: 'refused', reason: wording.sentence(say('move.same')) }
  }
  const judged = planProfile(child)
  const preparedSeparately =
    cutOffLeftover(planData, request) ?? crowdedTastes(planData, request, judged.profile)
  if (preparedSeparately !== null) {
    const reason = wording.ofPlan(planData, child).sentence(preparedSeparately)
    return { kind: 'refused', reason }
  }
  const days = toPlannedDays(planData).map((written, index) => {
    if (index === day) return withDish(written, slot, other)
    return index === toDay ? withDish(written, slot, dish) : written
  })
  const finished = finishPlan({ days }, child, judged, {
    before: planData,
    placed: [day, toDay].map((one) => ({ day: one, slot })),
    dayOf: (place) => dayAfter(request, place),
  })
  if (finished.kind === 'refused') {
    const ofPlan = wording.ofPlan(planData, child)
    return { kind: 'refused', reason: ofPlan.sentence(whyNot(finished, ofPlan)) }
  }
  if (finished.kind !== 'finished') return finished
  return { kind: 'moved', planData: finished.plan, warnings: finished.warnings }
}
