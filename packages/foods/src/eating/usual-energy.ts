import { usualEnergyOfAges } from '../../compiled/eating.js'

/** Kcal a day. */
export interface UsualEnergy {
  low: number
  high: number
}

/**
 * Between what children of an age usually need a day, by sex and activity: `data/usual-energy.csv`, each row
 * with its source. Throws a RangeError outside of 1 to 18 years.
 * @example usualEnergy(7) // { low: 1200, high: 1800 }
 */
export function usualEnergy(ageYears: number): UsualEnergy {
  const range = usualEnergyOfAges[ageYears - 1]
  if (range === undefined) throw new RangeError(`No usual energy for the age of ${ageYears}`)
  return range
}
