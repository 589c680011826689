import { describe, expect, it } from 'vitest'
import { buildDay } from '../build-plan.ts'
import { firstOpenDay } from './first-open-day.ts'

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
