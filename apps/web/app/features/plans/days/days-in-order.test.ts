import { describe, expect, it } from 'vitest'
import { buildDay } from '../build-plan.ts'
import { daysInOrder } from './days-in-order.ts'

const days = [buildDay(1, '2026-11-23'), buildDay(2, '2026-11-24'), buildDay(3, '2026-11-25')]
const numbers = (list: readonly { day: number }[]) => list.map(({ day }) => day)

describe('the order of the days', () => {
  it('begins with today and ends with the days gone by', () => {
    const { coming, past } = daysInOrder(days, '2026-11-24')
    expect(numbers(coming)).toEqual([2, 3])
    expect(numbers(past)).toEqual([1])
  })

  it('stays as it is before, and after, the plan', () => {
    for (const today of ['2026-11-01', '2026-12-24']) {
      const { coming, past } = daysInOrder(days, today)
      expect(numbers(coming)).toEqual([1, 2, 3])
      expect(past).toEqual([])
    }
  })

  it('stays as it is where the days have no dates', () => {
    expect(numbers(daysInOrder([buildDay(1), buildDay(2)], '2026-11-24').coming)).toEqual([1, 2])
  })
})
