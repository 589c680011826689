import type { Meal, PlanData } from '@brightplate/contract/plans/plan-data'
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

  const dinners = (data: PlanData, change: Partial<Meal>): Partial<PlanData> => ({
    days: data.days.map((day) => ({ ...day, dinner: { ...day.dinner, ...change } })),
  })

  it.each<[where: string, plant: (data: PlanData) => Partial<PlanData>]>([
    ['a step', (data) => dinners(data, { steps: ['Agregue la leche entera.'] })],
    ['what a dish brings', (data) => dinners(data, { benefits: 'La leche entera da calcio.' })],
    ['a tip', () => ({ general_tips: ['Ofrezca un vaso de leche entera.'] })],
    ['the shopping list', () => ({ shopping_list: ['leche entera: 1 bote'] })],
  ])('is refused where an allergen is planted in %s', (_, plant) => {
    const planted = plans.flatMap((plan) => {
      if (!plan.profile_snapshot?.allergies.includes('milk')) return []
      const { plan_data: data } = plan
      return [checkPlan({ ...plan, plan_data: { ...data, ...plant(data) } })]
    })
    expect(planted.length).toBeGreaterThan(0)
    for (const found of planted) expect(found.map(({ rule }) => rule)).toContain('milk')
  })
})
