import { eatingDays as compiledDays } from '../../compiled/eating.js'
import type { AgeBand } from './age-band.ts'

/** The range of most days of children of an age. */
export interface EatingDays {
  /** US dollars of 2024, third quartile of days. */
  usd: number
  /** Share of a day's energy, 0 to 1, from what under `rareBelow` percent eat on a day: 90th percentile of days. */
  rare: number
  /** Likewise from what `commonFrom` percent and more eat: 25th percentile of days. */
  common: number
}

/** Percent of children of an age who eat a category on a day. */
export const rareBelow = 2
export const commonFrom = 8

/** NHANES 2015-2018 and 2021-2023, and prices of the USDA's Purchase to Plate tables: `data/eating-days.csv`, compiled. */
export const eatingDays: Readonly<Record<AgeBand, EatingDays>> = compiledDays
