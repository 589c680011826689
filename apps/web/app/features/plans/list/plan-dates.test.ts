import type { MealPlanSummary } from '@brightplate/contract/plans/meal-plan'
import { describe, expect, it } from 'vitest'
import { buildPlan } from '../build-plan.ts'
import { planDates, plansOfToday } from './plan-dates.ts'

function summary(id: string, child_id: string, start_date: string): MealPlanSummary {
  const { profile_snapshot: _, locks: __, plan_data: ___, ...head } = buildPlan({ id, child_id })
  return { ...head, start_date, days_count: 7 }
}

describe('the plans of today', () => {
  it('are those whose first to last day hold it', () => {
    const plans = [
      summary('ended', 'a', '2026-11-13'),
      summary('last day', 'b', '2026-11-14'),
      summary('first day', 'c', '2026-11-20'),
      summary('to come', 'd', '2026-11-21'),
    ]
    expect(plansOfToday(plans, '2026-11-20').map(({ id }) => id)).toEqual(['last day', 'first day'])
  })

  it('are one a child, the newest', () => {
    const plans = [summary('new', 'a', '2026-11-18'), summary('old', 'a', '2026-11-16')]
    expect(plansOfToday(plans, '2026-11-20').map(({ id }) => id)).toEqual(['new'])
  })

  it('say their first and last day', () => {
    expect(planDates(summary('1', 'a', '2026-11-27'))).toBe('November 27 to December 3')
  })
})
