import type { Child } from '@brightplate/contract/child/child'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { composeMove } from '@brightplate/meal-plans/move/compose-move'

/** A lunch of the first two days, and another day to which it may go. */
export function wayToMove(child: Child, { plan_data, revision }: MealPlan) {
  const slot = 'lunch' as const
  const ways = plan_data.days.flatMap(({ day: to_day }) => [1, 2].map((day) => ({ day, to_day })))
  const way = ways.find(
    ({ day, to_day }) =>
      composeMove({ child, planData: plan_data, slot, day: day - 1, toDay: to_day - 1 }).kind ===
      'moved',
  )
  if (!way) throw new Error('Nothing can be moved')
  return { slot, ...way, revision }
}
