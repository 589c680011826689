import type { MeasureSystem } from '@brightplate/contract/child/child'
import { limits } from '@brightplate/contract/limits'

/** How a family measures a body; kept are kilograms and centimetres. */
export interface BodyUnit {
  unit: 'lb' | 'kg' | 'in' | 'cm'
  /** What one of it is in what is kept. */
  kept: number
  least: number
  most: number
}

const { weightKgMin, weightKgMax, heightCmMin, heightCmMax } = limits
const weight = { least: weightKgMin, most: weightKgMax }
const height = { least: heightCmMin, most: heightCmMax }

/** The international pound and inch, 1959. */
export const unitsOf: Readonly<Record<MeasureSystem, Record<'weight' | 'height', BodyUnit>>> = {
  us: {
    weight: { unit: 'lb', kept: 0.45359237, ...weight },
    height: { unit: 'in', kept: 2.54, ...height },
  },
  metric: {
    weight: { unit: 'kg', kept: 1, ...weight },
    height: { unit: 'cm', kept: 1, ...height },
  },
}

/** Kept so finely that what was typed to a tenth comes back as it was typed. */
const keptDecimals = 100

/** In what is kept; null where nothing was typed, not a number where no number was. */
export const typedMeasure = (text: string, { kept }: BodyUnit): number | null =>
  text.trim() === ''
    ? null
    : Math.round(Number(text.replace(',', '.')) * kept * keptDecimals) / keptDecimals

/** @example shownMeasure(20.41, unitsOf.us.weight) // '45' */
export const shownMeasure = (figure: number | null, { kept }: BodyUnit): string =>
  figure === null ? '' : String(kept === 1 ? figure : Math.round((figure / kept) * 10) / 10)

/** The least and the most that may be typed, in whole units. */
export const borders = ({ kept, least, most }: BodyUnit) => ({
  least: Math.ceil(least / kept),
  most: Math.floor(most / kept),
})

export function isWithin(text: string, unit: BodyUnit): boolean {
  const typed = text.trim() === '' ? null : Number(text.replace(',', '.'))
  const { least, most } = borders(unit)
  return typed === null || (typed >= least && typed <= most)
}
