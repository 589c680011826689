import { describe, expect, it } from 'vitest'
import { stampFoodFeedback } from './stamp-food-feedback.ts'

const now = new Date('2026-05-20T10:00:00.000Z')
const kept = {
  foods_said: [{ food: 'Bananas', says: 'never_again' as const, said_on: '2026-02-01' }],
}

describe('what is said of foods', () => {
  it('is kept with the day on which it was said', () => {
    const foods_said = [{ food: 'fries', says: 'not_now' as const }]
    expect(stampFoodFeedback({ foods_said }, { before: kept, now })).toEqual([
      { food: 'fries', says: 'not_now', said_on: '2026-05-20' },
    ])
  })

  it('keeps its day where it is sent along, whatever day is claimed', () => {
    const said = (said_on: string | undefined, says: 'never_again' | 'not_now') =>
      stampFoodFeedback(
        { foods_said: [{ food: 'bananas', says, said_on }] },
        { before: kept, now },
      )?.[0]?.said_on
    expect(said('2026-02-01', 'never_again')).toBe('2026-02-01')
    expect(said('2020-01-01', 'never_again')).toBe('2026-02-01')
    expect(said(undefined, 'never_again')).toBe('2026-05-20')
    expect(said('2026-02-01', 'not_now')).toBe('2026-05-20')
  })

  it('stays as it is where a request does not speak of it, and goes with null', () => {
    expect(stampFoodFeedback({}, { before: kept, now })).toBeUndefined()
    expect(stampFoodFeedback({ foods_said: null }, { before: kept, now })).toEqual([])
  })
})
