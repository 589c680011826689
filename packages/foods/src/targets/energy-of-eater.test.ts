import { describe, expect, it } from 'vitest'
import { energyOfEater } from './energy-of-eater.ts'

describe('the energy of an eater', () => {
  // Dietary Guidelines for Americans 2020-2025, table A2-2: women and men who are moderately active.
  it.each([
    [4, 1400],
    [18, 2400],
    [19, (2200 + 2800) / 2],
    [25, (2200 + 2800) / 2],
    [26, (2000 + 2600) / 2],
    [45, (2000 + 2600) / 2],
    [46, (2000 + 2400) / 2],
    [51, (1800 + 2400) / 2],
    [65, (1800 + 2400) / 2],
    [66, (1800 + 2200) / 2],
    [90, (1800 + 2200) / 2],
  ])('at %i is %i kcal a day', (age, kcal) => {
    expect(energyOfEater(age)).toBe(kcal)
  })

  it('is not computed for a baby', () => {
    expect(() => energyOfEater(0)).toThrow(RangeError)
  })
})
