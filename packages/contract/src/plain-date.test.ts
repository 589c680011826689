import { describe, expect, it } from 'vitest'
import { daysLater, monthsLater, plainDateOf, startOfDay, weekStartOf } from './plain-date.ts'

describe('a plain date', () => {
  it('is the day of UTC in which a moment lies', () => {
    expect(plainDateOf(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23')
    expect(startOfDay('2026-11-23')).toEqual(new Date('2026-11-23T00:00:00Z'))
  })

  it.each([
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-07', 3, '2026-03-10'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s, %i days on, is %s', (date, days, later) => {
    expect(daysLater(date, days)).toBe(later)
  })

  it.each([
    ['2026-11-23', 3, '2027-02-23'],
    ['2026-11-30', 3, '2027-03-02'],
  ])('%s, %i months on, is %s', (date, months, later) => {
    expect(monthsLater(date, months)).toBe(later)
  })

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-27', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week of Monday %s', (date, monday) => {
    expect(weekStartOf(date)).toBe(monday)
  })

  it('is refused where there is no such day', () => {
    expect(() => daysLater('2026-13-01', 1)).toThrow(RangeError)
  })
})
