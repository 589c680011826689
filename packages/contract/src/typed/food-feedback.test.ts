import { describe, expect, it } from 'vitest'
import { foodFeedbackField } from './food-feedback.ts'

describe('what a parent says of foods', () => {
  it('is one word on each food, the last', () => {
    const said = foodFeedbackField.parse([
      { food: ' Fries ', says: 'only_exactly' },
      { food: 'fries', says: 'not_now' },
    ])
    expect(said).toEqual([{ food: 'fries', says: 'not_now' }])
  })

  it('stays “never again” whatever else is said of the food', () => {
    const said = foodFeedbackField.parse([
      { food: 'fries', says: 'never_again', said_on: '2026-02-01' },
      { food: 'Fries', says: 'only_exactly' },
    ])
    expect(said.map(({ says }) => says)).toEqual(['never_again'])
  })

  it('is of a food that has a name, and one of three things', () => {
    expect(foodFeedbackField.safeParse([{ food: ' ', says: 'not_now' }]).success).toBe(false)
    expect(foodFeedbackField.safeParse([{ food: 'fries', says: 'maybe' }]).success).toBe(false)
  })
})
