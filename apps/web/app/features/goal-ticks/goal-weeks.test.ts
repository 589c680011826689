import { describe, expect, it } from 'vitest'
import { goalsOf, isMet, weeksBefore } from './goal-weeks.ts'

describe('a week of goals', () => {
  it('is counted back over the turn of a year', () => {
    expect(weeksBefore('2027-01-04', 2)).toBe('2026-12-21')
    expect(weeksBefore('2027-01-04', 0)).toBe('2027-01-04')
  })

  it('knows which goals were met in it', () => {
    const ticks = [{ goal: 'better sleep', week_start: '2026-11-16' }]
    expect(isMet(ticks, 'better sleep', '2026-11-16')).toBe(true)
    expect(isMet(ticks, 'better sleep', '2026-11-09')).toBe(false)
    expect(isMet(ticks, 'focus', '2026-11-16')).toBe(false)
  })

  it('still shows a ticked goal that left the profile', () => {
    const ticks = [{ goal: 'old goal', week_start: '2026-11-16' }]
    expect(goalsOf(['focus'], ticks)).toEqual(['focus', 'old goal'])
    expect(goalsOf(['focus', 'old goal'], ticks)).toEqual(['focus', 'old goal'])
  })
})
