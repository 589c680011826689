import { describe, expect, it } from 'vitest'
import { knownFoods } from './known-foods-of.ts'

describe('what is known of a child’s foods', () => {
  it('names each food once, by the strictest thing said of it', () => {
    const said_on = '2026-09-01'
    const known = knownFoods({
      safe_foods: ['nuggets', 'Eggo', 'banana', 'fish', 'eggs'],
      refused_foods: ['fish', 'soup'],
      foods_said: [
        { food: 'eggo', says: 'only_exactly', said_on },
        { food: 'Banana', says: 'not_now', said_on },
        { food: 'eggs', says: 'never_again', said_on },
        { food: 'gone', says: 'not_now', said_on },
      ],
    })
    expect(known).toEqual({
      eats: ['nuggets'],
      exactly: ['Eggo'],
      paused: [{ food: 'Banana', says: 'not_now', said_on }],
      refused: ['fish', 'soup'],
      never: [{ food: 'eggs', says: 'never_again', said_on }],
    })
  })
})
