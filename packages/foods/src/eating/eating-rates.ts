import { eatingRates as compiledRates } from '../../compiled/eating.js'
import { type AgeBand, ageBandOf, ageBands } from './age-band.ts'
import { type Occasion, occasions } from './occasion.ts'

/**
 * On how many of a hundred days children eat something of a WWEIA food category: by its number, in
 * the order of `ageBands` and within each of `occasions`.
 */
export type EatingRates = ReadonlyMap<number, readonly number[]>

/** The rates of NHANES 2015-2018 and 2021-2023: `data/eating-rates.csv`, compiled. */
export const eatingRates: EatingRates = new Map(compiledRates)

/** Percent of days of children of this band; 0 where nobody ate it or the category is unknown. */
export const percentOfDays = (
  rates: EatingRates,
  category: number,
  occasion: Occasion,
  band: AgeBand,
): number =>
  rates.get(category)?.[ageBands.indexOf(band) * occasions.length + occasions.indexOf(occasion)] ??
  0

const middleYears: Readonly<Record<AgeBand, number>> = {
  '1-3': 2,
  '4-8': 6,
  '9-13': 11,
  '14-18': 16,
}

/**
 * Share of days, 0 to 1, at an age in years: on the line between the middles of two bands, as a child
 * of 8 eats more like one of 9 than like one of 4.
 */
export function shareOfDays(
  rates: EatingRates,
  category: number,
  occasion: Occasion,
  ageYears: number,
): number {
  const own = ageBandOf(ageYears)
  const beyond = ageBands.indexOf(own) + (ageYears < middleYears[own] ? -1 : 1)
  const next = ageBands[beyond] ?? own
  const yearsBetween = middleYears[next] - middleYears[own]
  const way = yearsBetween === 0 ? 0 : (ageYears - middleYears[own]) / yearsBetween
  const at = (band: AgeBand) => percentOfDays(rates, category, occasion, band)
  return (at(own) * (1 - way) + at(next) * way) / 100
}
