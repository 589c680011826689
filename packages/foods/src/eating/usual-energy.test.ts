import { describe, expect, it } from 'vitest'
import { targetsFor } from '../targets/targets.ts'
import { usualEnergy } from './usual-energy.ts'

const ages = Array.from({ length: 18 }, (_, index) => index + 1)

describe('the usual energy of an age', () => {
  // Dietary Guidelines for Americans 2020-2025, table A2-2: sedentary girls, active boys.
  it.each([
    [3, 1000, 1400],
    [7, 1200, 1800],
    [8, 1400, 2000],
    [13, 1600, 2600],
    [14, 1800, 2800],
    [18, 1800, 3200],
  ])('at %i lies between %i and %i kcal a day', (age, low, high) => {
    expect(usualEnergy(age)).toEqual({ low, high })
  })

  // NASEM 2023, table 5-15: c0 + age + height + weight + growth, WHO median children at the borders of the year.
  it.each([
    [
      1,
      -69.15 + 80 * 1 + 2.65 * 74 + 54.15 * 8.95 + 15,
      -716.45 - 2 + 17.82 * 87.1 + 15.06 * 12.15 + 20,
    ],
    [
      2,
      -69.15 + 80 * 2 + 2.65 * 85.7 + 54.15 * 11.5 + 15,
      -716.45 - 3 + 17.82 * 96.1 + 15.06 * 14.3 + 20,
    ],
  ])('at %i is that of the equations, rounded inwards', (age, girl, boy) => {
    expect(usualEnergy(age)).toEqual({
      low: Math.ceil(girl / 10) * 10,
      high: Math.floor(boy / 10) * 10,
    })
  })

  it('holds what a plan aims at where nobody says otherwise', () => {
    for (const age of ages) {
      const { low, high } = usualEnergy(age)
      expect(targetsFor(age).energyKcal).toBeGreaterThanOrEqual(low)
      expect(targetsFor(age).energyKcal).toBeLessThanOrEqual(high)
    }
  })

  it.each([0, 19])('is not known at %i', (age) => {
    expect(() => usualEnergy(age)).toThrow(RangeError)
  })
})
