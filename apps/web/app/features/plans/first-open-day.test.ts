import type { PlanDay } from '@brightplate/contract/plan-data'
import { describe, expect, it } from 'vitest'
import { firstOpenDay } from './first-open-day.ts'

const dish = { name: 'Porridge', ingredients: [], prep_time: '5 minutes', benefits: '' }

const buildDay = (day: number, date: string): PlanDay => ({
  day,
  date,
  breakfast: dish,
  lunch: dish,
  dinner: dish,
  snacks: [],
  juice: { ...dish, preparation: [] },
})

const days = [buildDay(1, '2026-11-23'), buildDay(2, '2026-11-24')]

describe('the day that stands open at first', () => {
  it('is today', () => {
    expect(firstOpenDay(days, '2026-11-24')).toBe(2)
  })

  it('is the first where the plan does not hold today', () => {
    expect(firstOpenDay(days, '2027-01-01')).toBe(1)
  })

  it('is none in a plan without days', () => {
    expect(firstOpenDay([], '2026-11-24')).toBeNull()
  })
})
