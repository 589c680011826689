import type { MovedMeal } from '@brightplate/contract/plans/moved-meal'
import { partedLeftovers } from '@brightplate/contract/plans/parted-leftovers'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { mealWords } from '@brightplate/planner/kitchen/meal-words'
import { type KeyedText, say } from '@brightplate/planner/texts/english'

/** Why a meal stays where it is: it would part what is left from its cooking; null where it parts nothing. */
export function cutOffLeftover(plan: PlanData, move: MovedMeal): KeyedText | null {
  const parted = partedLeftovers(plan, move)[0]
  if (!parted) return null
  const { name, day, slot, from, why } = parted
  const later = { date: plan.days[day]?.date ?? '', slot }
  const source = mealWords({ date: plan.days[from.day]?.date ?? '', slot: from.slot }, later)
  const key = why === 'kept too long' ? 'move.kept-too-long' : 'move.before-cooking'
  return say(key, { dish: name, meal: mealWords(later, later), source })
}
