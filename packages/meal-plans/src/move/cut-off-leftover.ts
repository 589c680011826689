import type { MovedMeal } from '@brightplate/contract/plans/moved-meal'
import { partedLeftovers } from '@brightplate/contract/plans/parted-leftovers'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { mealWords } from '@brightplate/planner/kitchen/meal-words'

/** Why a meal stays where it is: it would part what is left from its cooking; null where it parts nothing. */
export function cutOffLeftover(plan: PlanData, move: MovedMeal): string | null {
  const parted = partedLeftovers(plan, move)[0]
  if (!parted) return null
  const { name, day, slot, from, why } = parted
  const later = { date: plan.days[day]?.date ?? '', slot }
  const source = mealWords({ date: plan.days[from.day]?.date ?? '', slot: from.slot }, later)
  const reason = `“${name}” for ${mealWords(later, later)} is what is left of ${source}`
  return why === 'kept too long'
    ? `${reason}, and would be kept too long. Choose a nearer day, or swap one of the two first.`
    : `${reason}, and has to come after it. Choose another day, or swap one of the two first.`
}
