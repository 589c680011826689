import { describe, expect, it } from 'vitest'
import { withoutHealthWords } from './without-health-words.ts'

describe('the name of a dish in a calendar', () => {
  it.each([
    ['Dairy-free and egg-free waffles, with banana beside', 'Waffles, with banana beside'],
    ['Gluten-free pasta with tomato sauce', 'Pasta with tomato sauce'],
    ['Rice, with tree nut-free granola', 'Rice, with granola'],
    ['Dairy-free, soy-free and nut-free cake', 'Cake'],
    ['Chicken with egg-free, dairy-free noodles', 'Chicken with noodles'],
    ['Rice pudding', 'Rice pudding'],
  ])('%s is %s', (name, expected) => {
    expect(withoutHealthWords(name)).toBe(expected)
  })
})
