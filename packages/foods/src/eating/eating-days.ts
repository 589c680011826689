import { eatingDays as compiledDays } from '../../compiled/eating.js'
import type { AgeBand } from './age-band.ts'

/** Between what most days of children of an age lie. */
export interface EatingDays {
  /** US dollars of 2024: three days of four cost no more. */
  usd: number
  /** Share of a day's energy, 0 to 1, from what under `rareBelow` percent eat on a day: nine of ten days hold no more. */
  rare: number
  /** From what `commonFrom` percent and more eat: three of four days hold as much. */
  common: number
}

/** Percent of children of an age who eat a category on a day. */
export const rareBelow = 2
export const commonFrom = 8

/** NHANES 2015-2018 and 2021-2023, and prices of the USDA's Purchase to Plate tables: `data/eating-days.csv`, compiled. */
export const eatingDays: Readonly<Record<AgeBand, EatingDays>> = compiledDays
