import { ageBands } from '../../packages/foods/src/eating/age-band.ts'
import type { EatingRates } from '../../packages/foods/src/eating/eating-rates.ts'
import { occasions } from '../../packages/foods/src/eating/occasion.ts'
import { readEatingData } from './read-eating-data.ts'

/** Tap water and bottled water: nobody asks whether a child eats them. */
export const waterCategories: readonly number[] = [7702, 7704]

/** Deli sandwiches, meat and barbecue sandwiches: until 2018 coded by their parts, bread and ham. */
const codedByParts: readonly number[] = [3740, 3742]
const bandNames: readonly string[] = ageBands
const occasionNames: readonly string[] = occasions
const isSandwich = (category: number) => Math.floor(category / 100) === 37

/**
 * Percent of days of 2015-18 by category, age and occasion, water left out. Two names of one number
 * ("Burgers", "Burgers (single code)") are added up.
 */
export function readEarlierRates(directory: string): EatingRates {
  const rates = new Map<number, number[]>()
  for (const row of readEatingData(directory, 'rates_2015_18.csv')) {
    const category = Number(row.wweia_category)
    const band = bandNames.indexOf(row.age ?? '')
    const occasion = occasionNames.indexOf(row.occ ?? '')
    if (band < 0 || occasion < 0 || waterCategories.includes(category)) continue
    const percents = rates.get(category) ?? Array.from({ length: 20 }, () => 0)
    const at = band * occasions.length + occasion
    percents[at] = (percents[at] ?? 0) + Number(row.pct_days)
    rates.set(category, percents)
  }
  return rates
}

/** With the mean of all sandwiches for those that were coded by their parts. */
export function withSandwiches(rates: EatingRates): EatingRates {
  const sandwiches = [...rates].filter(([category]) => isSandwich(category))
  const mean = (at: number) =>
    sandwiches.reduce((sum, [, percents]) => sum + (percents[at] ?? 0), 0) / sandwiches.length
  return new Map(
    [...rates].map(([category, percents]) => [
      category,
      codedByParts.includes(category) ? percents.map((_, at) => mean(at)) : percents,
    ]),
  )
}
