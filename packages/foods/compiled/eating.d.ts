import type { RefusedProperty } from '../src/eating/refused-property.ts'

/** WWEIA category and percents of days. */
export declare const eatingRates: readonly (readonly [number, readonly number[]])[]

export declare const formRefusals: Readonly<Record<RefusedProperty, number>>
