import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { AppError } from '../errors.ts'

/** A plan with one of its days alone, counted from 1. Throws `not_found` where the plan has no such day. */
export function onlyDay(plan: MealPlan, day: number): MealPlan {
  const { plan_data } = plan
  const days = plan_data.days.filter((one) => one.day === day)
  if (days.length === 0) throw new AppError('not_found')
  return { ...plan, plan_data: { ...plan_data, days } }
}
