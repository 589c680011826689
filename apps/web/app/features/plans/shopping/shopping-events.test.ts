import type { PlanData, PlanDay } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { buildDay, buildPlan } from '../build-plan.ts'
import { shoppingEvents } from './shopping-events.ts'

const item = (food_id: string, trip?: number) => ({
  food_id,
  name: food_id,
  aisle: 'fruit',
  needed_grams: 637,
  buy: '4',
  ...(trip ? { trip } : {}),
})

const twoWeeks: Partial<PlanData> = {
  days: Array.from({ length: 14 }, (_, index) =>
    buildDay(index + 1, `2026-12-${String(index + 10)}`),
  ),
  shopping_items: [item('apple'), item('pasta'), item('pear', 2)],
}

const datesOf = (...given: Parameters<typeof buildPlan>) =>
  shoppingEvents(buildPlan(...given)).map(({ date }) => date)

function eatenOut(day: PlanDay): PlanDay {
  const out = { name: 'Eaten out', ingredients: [], prep_time: '0 minutes', benefits: '' }
  const dish = { ...out, eaten_out: true } as const
  const juice = { ...dish, preparation: [] }
  return { ...day, breakfast: dish, lunch: dish, dinner: dish, snacks: [dish, dish], juice }
}

describe('the trips to the shop in a calendar', () => {
  it('are two in a plan of two weeks, each on the day before its food is needed', () => {
    expect(datesOf({}, twoWeeks)).toEqual(['2026-12-09', '2026-12-16'])
    expect(datesOf()).toEqual(['2026-11-22'])
  })

  it('say whose plan it is, how many lines and which, and what these were checked against', () => {
    const [first, second] = shoppingEvents(buildPlan({}, twoWeeks))
    expect(first?.summary).toBe('Shop for Robin’s plan: 2 lines')
    expect(first?.description.split('\n')).toEqual([
      '- apple: 4 (637 g)',
      '- pasta: 4 (637 g)',
      'Checked against milk and peanut by ingredient. Read every label.',
    ])
    expect(second?.summary).toBe('Shop for Robin’s plan: 1 line')
    expect(second?.description).toMatch(/^- pear: 4 \(637 g\)\n/u)
    const [nameless] = shoppingEvents(buildPlan({ child_name: null }, twoWeeks))
    expect(nameless?.summary).toBe('Shop for the meal plan: 2 lines')
  })

  it('are on the first day itself where the plan is made on it', () => {
    expect(datesOf({ created_at: '2026-12-10T12:00:00.000Z' }, twoWeeks)).toEqual([
      '2026-12-10',
      '2026-12-16',
    ])
  })

  it('wait for the first day on which a meal is eaten at home', () => {
    const days = twoWeeks.days?.map((day) => ([1, 8, 9].includes(day.day) ? eatenOut(day) : day))
    expect(datesOf({}, { ...twoWeeks, ...(days ? { days } : {}) })).toEqual([
      '2026-12-10',
      '2026-12-18',
    ])
  })

  it('leave out, and say so, what only dishes need that no longer fit', () => {
    const warnings = twoWeeks.days?.map(({ day }) => ({
      day,
      slot: 'dinner' as const,
      dish: 'Pasta bake',
      text: '',
    }))
    const [first] = shoppingEvents(buildPlan({ warnings: warnings ?? [] }, twoWeeks))
    expect(first?.summary).toBe('Shop for Robin’s plan: 1 line')
    expect(first?.description).not.toContain('pasta')
    expect(first?.description).toContain('Left out: what only dishes need')
  })

  it('are none without dates, or with nothing to buy', () => {
    expect(datesOf({}, { days: [buildDay(1)] })).toEqual([])
    expect(datesOf({}, { shopping_list: [] })).toEqual([])
  })
})
