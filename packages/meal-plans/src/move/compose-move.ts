import { dishAt } from '@brightplate/contract/plans/dish-at'
import { dayAfter, type MovedMeal } from '@brightplate/contract/plans/moved-meal'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannedDish } from '@brightplate/planner/plan-document'
import { planWarnings } from '../check/plan-warnings.ts'
import { planProfile } from '../profile/plan-profile.ts'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { planOfDays } from '../swap/plan-of-days.ts'
import { toPlannedDays, toPlannedDish } from '../swap/to-planned-days.ts'
import { withDish } from '../swap/with-dish.ts'
import { crowdedTastes } from './crowded-tastes.ts'
import { cutOffLeftover } from './cut-off-leftover.ts'

export interface MoveRequest extends MovedMeal {
  /** The child as it is today. */
  child: ProfileFacts
  planData: PlanData
}

/** `reason` says why not, and what to do. */
export type ComposedMove =
  | { kind: 'moved'; planData: PlanData }
  | { kind: 'refused'; reason: string }

/** The dish of a place as the planner writes it; of a juice its preparation is its steps. */
function plannedAt(plan: PlanData, day: number, slot: MovedMeal['slot']): PlannedDish | undefined {
  if (slot !== 'juice') {
    const dish = dishAt(plan, day, slot)
    return dish && toPlannedDish(dish)
  }
  const juice = plan.days[day]?.juice
  return juice && toPlannedDish({ ...juice, steps: juice.preparation })
}

/** What of the moved plan breaks a rule of today, where it did not before, or in the meals that were moved. */
function brokenByMove({ child, planData, ...move }: MoveRequest, moved: PlanData): string | null {
  const before = new Set(
    planWarnings({ plan: planData, child }).map(({ day, slot }) =>
      day === null || slot === null ? 'plan' : `${dayAfter(move, { day: day - 1, slot })}/${slot}`,
    ),
  )
  const { slot, day, toDay } = move
  for (const warning of planWarnings({ plan: moved, child })) {
    const at = warning.day === null ? null : warning.day - 1
    const isOld = before.has(at === null ? 'plan' : `${at}/${warning.slot}`)
    const isMoved = warning.slot === slot && (at === day || at === toDay)
    const told = `${warning.dish === null ? 'The plan' : `“${warning.dish}”`} ${warning.reason}`
    if (!isOld) return `It does not fit there: ${told}. Choose another day.`
    if (isMoved) return `${told}. Swap it for another dish first.`
  }
  return null
}

/** The plan with the meals of one slot of two days in each other's place; list, leftovers and report follow. */
export function composeMove(request: MoveRequest): ComposedMove {
  const { child, planData, slot, day, toDay } = request
  const dish = plannedAt(planData, day, slot)
  const other = plannedAt(planData, toDay, slot)
  if (!dish || !other || dish.name === other.name) {
    return { kind: 'refused', reason: 'The same stands there already. Choose another day.' }
  }
  const { profile } = planProfile(child)
  const apart = cutOffLeftover(planData, request) ?? crowdedTastes(planData, request, profile)
  if (apart !== null) return { kind: 'refused', reason: apart }
  const days = toPlannedDays(planData).map((written, index) => {
    if (index === day) return withDish(written, slot, other)
    return index === toDay ? withDish(written, slot, dish) : written
  })
  const moved = planOfDays(planData, days, profile)
  const broken = brokenByMove(request, moved)
  return broken === null ? { kind: 'moved', planData: moved } : { kind: 'refused', reason: broken }
}
