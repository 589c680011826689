import { describe, expect, it } from 'vitest'
import { seldomAt } from './seldom-at.ts'

const frankfurters = 2606
const readyToEatCereal = 4604
const milk = 1004

describe('when a food is eaten', () => {
  it('is seldom at breakfast for hot dogs, and not at lunch', () => {
    expect(seldomAt(frankfurters, 'breakfast', 6)).toBeGreaterThan(0.3)
    expect(seldomAt(frankfurters, 'lunch', 6)).toBe(0)
  })

  it('is seldom at dinner for cereal, and not at breakfast', () => {
    expect(seldomAt(readyToEatCereal, 'dinner', 6)).toBeGreaterThan(0.3)
    expect(seldomAt(readyToEatCereal, 'breakfast', 6)).toBe(0)
  })

  it('is at any meal for what is eaten all day, for juice, and for a category that nobody was seen to eat', () => {
    for (const course of ['breakfast', 'lunch', 'dinner', 'snack'] as const) {
      expect(seldomAt(milk, course, 3), course).toBe(0)
      expect(seldomAt(9999, course, 3), course).toBe(0)
    }
    expect(seldomAt(readyToEatCereal, 'juice', 3)).toBe(0)
  })
})
