import { dishAt } from '@brightplate/contract/plans/dish-at'
import { dayAfter, type MovedMeal } from '@brightplate/contract/plans/moved-meal'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { slots } from '@brightplate/planner/slot'
import { type KeyedText, say } from '@brightplate/planner/texts/english'

/** Why a meal stays where it is: two new tastes would meet where the parent wants one; null where none do. */
export function crowdedTastes(
  plan: PlanData,
  move: MovedMeal,
  { newFoods }: Pick<PlannerProfile, 'newFoods'>,
): KeyedText | null {
  const span = newFoods === 'daily' ? 1 : 7
  const tasted = plan.days.flatMap((_, day) =>
    slots.flatMap((slot) =>
      dishAt(plan, day, slot)?.parts?.some(({ role }) => role === 'learning')
        ? {
            before: Math.floor(day / span),
            after: Math.floor(dayAfter(move, { day, slot }) / span),
          }
        : [],
    ),
  )
  const spans = (when: 'before' | 'after') => new Set(tasted.map((one) => one[when])).size
  return spans('after') < spans('before')
    ? say('move.two-tastes', { span: span === 1 ? 'day' : 'week' })
    : null
}
