import { targetsFor } from './targets.ts'

/** From this age on an eater is an adult. */
const adultFromYears = 19

/**
 * Kcal a day from an age on: mean of women's and men's "moderately active" row, Dietary Guidelines for
 * Americans 2020-2025, table A2-2.
 */
const energyOfAdults: readonly (readonly [fromYears: number, energyKcal: number])[] = [
  [66, 2000],
  [51, 2100],
  [46, 2200],
  [26, 2300],
  [adultFromYears, 2500],
]

/** An adult of whom nothing is said. */
export const energyOfAnyAdult = 2300

/**
 * What an eater of this age needs a day, in kcal. Throws a RangeError under 1 year.
 * @example energyOfEater(40) // 2300
 */
export function energyOfEater(ageYears: number): number {
  const adult = energyOfAdults.find(([fromYears]) => ageYears >= fromYears)
  return adult ? adult[1] : targetsFor(ageYears).energyKcal
}
