import { describe, expect, it } from 'vitest'
import { dayName, fullDate, isMonthsOld, localDate, shortWeekday } from './dates.ts'

describe('dates', () => {
  it('names the day where the reader is', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })

  it('says a plain date as the day it names, in every time zone', () => {
    expect(dayName('2026-11-23')).toBe('Monday, November 23')
    expect(shortWeekday('2026-11-23')).toBe('Mon')
    expect(fullDate('2026-11-23')).toBe('November 23, 2026')
  })

  it('says a moment as the day it is here', () => {
    expect(fullDate(new Date(2026, 10, 23, 12).toISOString())).toBe('November 23, 2026')
  })

  it('counts an age as old from the day twelve months later', () => {
    expect(isMonthsOld('2025-11-23', 12, new Date(2026, 10, 22))).toBe(false)
    expect(isMonthsOld('2025-11-23', 12, new Date(2026, 10, 23))).toBe(true)
  })
})
