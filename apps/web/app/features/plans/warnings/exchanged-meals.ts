import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { slots } from '@brightplate/contract/plans/slots'

/** How many meals of a plan are others than they were. */
export const exchangedMeals = (
  before: Pick<PlanData, 'days'>,
  after: Pick<PlanData, 'days'>,
): number =>
  after.days
    .flatMap((_, day) => slots.map((slot) => [dishAt(before, day, slot), dishAt(after, day, slot)]))
    .filter(([was, is]) => was?.name !== is?.name).length
