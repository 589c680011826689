import type { Child } from '@brightplate/contract/child/child'
import type { Slot } from '@brightplate/contract/plans/plan-data'
import type { ProfileFacts } from '@brightplate/meal-plans/profile/profile-facts'
import * as words from '#localized/errors'
import { snapshotOf } from '../../children/to-child.ts'
import { AppError } from '../../errors.ts'
import type { PlanRow } from '../stored/to-meal-plan.ts'

/** The child of a plan as it is today. Throws `not_found` once it was deleted. */
export function requireChildOf({ child }: PlanRow): Child {
  if (!child) throw new AppError('not_found')
  return child
}

/** The same without its name. Throws `not_found` once it was deleted. */
export function childFacts(row: PlanRow): ProfileFacts {
  const { name: _, age_given_on: __, ...facts } = snapshotOf(requireChildOf(row))
  return facts
}

/** A day counted from 1 as the planner counts it. Throws `invalid_input` for a day that the plan has not. */
export function dayIndex({ plan }: PlanRow, day: number): number {
  if (day < 1 || day > plan.planData.days.length) {
    const detail = words.daysOfPlan({ days: plan.planData.days.length })
    throw new AppError('invalid_input', { detail, fields: { day: detail } })
  }
  return day - 1
}

/** What the planner's threads are asked about a dish of a plan. */
export const slotRequest = (row: PlanRow, day: number, slot: Slot) => ({
  child: childFacts(row),
  planData: row.plan.planData,
  startDate: row.plan.startDate,
  day: dayIndex(row, day),
  slot,
})
