import { spanishGate } from '@brightplate/meal-plans/check/checked-spanish'
import { planInSpanish } from '@brightplate/meal-plans/spanish/plan-in-spanish'
import { describe, expect, it } from 'vitest'
import { checkPlan } from '../../plan-check/check-plan.ts'
import { readPlanOf } from '../checked/read-plans.ts'
import { startDate } from '../judged/plan-settings.ts'

const plans = [4, 8, 12, 16, 24, 28, 32].flatMap((seed) => {
  const read = readPlanOf(seed)
  if (!read) return []
  const { plan, child } = read
  return [{ ...plan, plan_data: planInSpanish(plan.plan_data, startDate, spanishGate(child)) }]
})

describe('a plan that is read in Spanish', () => {
  it('names nothing that the table must not have', () => {
    expect(plans.length).toBeGreaterThan(4)
    expect(plans.flatMap(checkPlan)).toEqual([])
  })

  it('is refused where an allergen is planted in a step', () => {
    const planted = plans.flatMap((plan) => {
      if (!plan.profile_snapshot?.allergies.includes('milk')) return []
      const days = plan.plan_data.days.map((day) => ({
        ...day,
        dinner: { ...day.dinner, steps: ['Agregue la leche entera.'] },
      }))
      return [checkPlan({ ...plan, plan_data: { ...plan.plan_data, days } })]
    })
    expect(planted.length).toBeGreaterThan(0)
    for (const found of planted) expect(found.map(({ rule }) => rule)).toContain('milk')
  })
})
