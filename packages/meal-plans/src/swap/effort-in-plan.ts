import { dishAt } from '@brightplate/contract/plans/dish-at'
import { stepsOfDish } from '@brightplate/contract/plans/dishes/steps-of-dish'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { markLeftovers } from '@brightplate/planner/kitchen/mark-leftovers'
import type { PlannedDay, PlannedDish } from '@brightplate/planner/plan-document'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { Effort } from './easier-alternatives.ts'
import { withDish } from './with-dish.ts'

/** The effort of a dish of a plan; null where nothing is cooked, or it is not known. */
export function effortInPlan(
  days: readonly (PlannedDay | PlanData['days'][number])[],
  day: number,
  slot: Slot,
): Effort | null {
  const present = dishAt({ days: [...days] }, day, slot)
  if (!present || present.eaten_out) return null
  const { active_minutes, total_minutes } = present
  if (active_minutes === undefined || total_minutes === undefined) return null
  return { active_minutes, total_minutes, steps: stepsOfDish(present).length }
}

/** The effort of a dish in that place: less where it is a leftover, more where it is cooked for another meal too. */
export function effortOnceThere(
  dish: PlannedDish,
  days: readonly PlannedDay[],
  { day, slot, profile }: { day: number; slot: Slot; profile: PlannerProfile },
): Effort {
  const changed = days.map((one, at) => (at === day ? withDish(one, slot, dish) : one))
  const { active_minutes, total_minutes, steps } = dish
  return (
    effortInPlan(markLeftovers(changed, profile), day, slot) ?? {
      active_minutes,
      total_minutes,
      steps: steps.length,
    }
  )
}
