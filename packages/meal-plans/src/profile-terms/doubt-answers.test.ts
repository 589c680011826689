import { describe, expect, it } from 'vitest'
import { readSafeFoods } from './read-safe-foods.ts'

const read = (...safe_foods: string[]) =>
  readSafeFoods({
    allergies: [],
    behavioral_goals: [],
    dietary_preferences: [],
    age: 8,
    safe_foods,
  }).safe_food_readings ?? []

describe('a safe food in doubt', () => {
  it.each([
    ['cheese (rash)', ['cheese'], 'No, cheese stays out'],
    ['no cheese', ['cheese'], 'No, cheese stays out'],
    ['allergic to eggs and milk', ['eggs', 'milk'], 'No, eggs and milk stay out'],
    ['brother loves ham', ['ham'], 'No, ham stays out'],
  ])('“%s” is answered by a tap', (typed, foods, out) => {
    const [reading] = read(typed)
    expect(reading?.answers).toEqual([
      { act: 'eats', label: expect.stringContaining('My child eats'), foods },
      { act: 'stays_out', label: out, foods },
    ])
  })

  it('is in doubt no more once the foods stand in its place', () => {
    for (const typed of ['cheese (rash)', 'no cheese', 'strawberries 🚫', 'brother loves ham']) {
      const foods = read(typed)[0]?.answers?.[0]?.foods ?? []
      expect(foods.length, typed).toBeGreaterThan(0)
      expect(read(...foods).map(({ verdict }) => verdict)).not.toContain('forbidden')
    }
  })

  it('has no tap where none is in doubt', () => {
    expect(read('pasta', 'zorbly').map(({ answers }) => answers)).toEqual([undefined, undefined])
  })
})
