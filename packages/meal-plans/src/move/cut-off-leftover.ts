import type { PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { mealWords } from '@brightplate/planner/kitchen/meal-words'
import { slots } from '@brightplate/planner/slot'
import { dishAt } from '../dish-at.ts'
import { dayAfter, type MovedMeal } from './moved-meal.ts'

const keepDaysOf = ({ keeps }: Snack): number => keeps?.freezer_days ?? keeps?.fridge_days ?? 0

/** Why a meal stays where it is: it would part what is left from its cooking; null where it parts nothing. */
export function cutOffLeftover(plan: PlanData, move: MovedMeal): string | null {
  const parted = plan.days.flatMap((_, day) =>
    slots.flatMap((slot) => {
      const dish = dishAt(plan, day, slot)
      if (!dish?.leftover) return []
      const from = { day: dish.leftover.day - 1, slot: dish.leftover.slot }
      const kept = dayAfter(move, { day, slot }) - dayAfter(move, from)
      if (kept > 0 && kept <= keepDaysOf(dish)) return []
      const later = { date: plan.days[day]?.date ?? '', slot }
      const source = mealWords({ date: plan.days[from.day]?.date ?? '', slot: from.slot }, later)
      const told = `“${dish.name}” for ${mealWords(later, later)} is what is left of ${source}`
      return kept > 0
        ? `${told}, and would be kept too long. Choose a nearer day, or swap one of the two first.`
        : `${told}, and has to come after it. Choose another day, or swap one of the two first.`
    }),
  )
  return parted[0] ?? null
}
