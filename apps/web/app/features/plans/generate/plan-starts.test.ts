import { describe, expect, it } from 'vitest'
import { datesOfPlan, isSchoolDay, planStarts, usualStart } from './plan-starts.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

describe('when a plan begins', () => {
  it('is today before ten, otherwise tomorrow, until something else is chosen', () => {
    expect(usualStart(at(25, 9, 59))).toBe('2026-11-25')
    expect(usualStart(at(25, 10))).toBe('2026-11-26')
    expect(usualStart(at(30, 23, 59))).toBe('2026-12-01')
  })

  it('may be today, tomorrow or next Monday', () => {
    expect(planStarts(at(25, 12))).toEqual([
      { date: '2026-11-25', label: 'Today, Wednesday, November 25', word: 'today' },
      { date: '2026-11-26', label: 'Tomorrow, Thursday, November 26', word: 'tomorrow' },
      { date: '2026-11-30', label: 'Next Monday, November 30', word: 'next Monday' },
    ])
  })

  it('names each day once: of a Sunday next Monday is tomorrow, of a Monday in a week', () => {
    expect(planStarts(at(22, 12)).map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-23'])
    expect(planStarts(at(23, 12)).map(({ date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-30',
    ])
  })

  it('gives the plan whole days, of which Monday to Friday are school days', () => {
    const dates = datesOfPlan('2026-11-27', 7)
    expect([dates[0], dates[6]]).toEqual(['2026-11-27', '2026-12-03'])
    expect(dates.map(isSchoolDay)).toEqual([true, false, false, true, true, true, true])
  })
})
