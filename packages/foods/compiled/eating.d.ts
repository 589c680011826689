import type { AgeBand } from '../src/eating/age-band.ts'
import type { EatingDays } from '../src/eating/eating-days.ts'
import type { Guidelines } from '../src/eating/guidelines.ts'
import type { RefusedProperty } from '../src/eating/refused-property.ts'
import type { UsualEnergy } from '../src/eating/usual-energy.ts'

/** WWEIA category and percents of days. */
export declare const eatingRates: readonly (readonly [number, readonly number[]])[]

export declare const formRefusals: Readonly<Record<RefusedProperty, number>>

export declare const eatingDays: Readonly<Record<AgeBand, EatingDays>>

/** From the age of 1 on. */
export declare const usualEnergyOfAges: readonly UsualEnergy[]

export declare const guidelines: Guidelines
