import { unitOf } from './kitchen-units.ts'
import type { Quantity } from './read-line.ts'
import { readQuantity } from './read-quantity.ts'

export interface Amount extends Quantity {
  unit: string | null
}

const fluidOunce = /fl(?:uid|\.)? ?(?:oz|ounces?)\b\.?/iuy
const unitWord = /[a-z]+/iuy

/** The unit that stands at `start`, with the dot of its abbreviation. */
export function readUnit(text: string, start: number): { unit: string; end: number } | null {
  fluidOunce.lastIndex = start
  const fluid = fluidOunce.exec(text)
  if (fluid) return { unit: 'fl oz', end: start + fluid[0].length }
  unitWord.lastIndex = start
  const found = unitWord.exec(text)
  const unit = found ? unitOf(found[0]) : null
  if (!found || unit === null) return null
  const end = start + found[0].length
  // "can't", "c-shaped"
  if (/['’]/u.test(text[end] ?? '')) return null
  return { unit, end: text[end] === '.' ? end + 1 : end }
}

/**
 * A number and the unit behind it, from `start` on.
 *
 * @example readAmount('3- to 4-pound', 0) // { low: 3, high: 4, unit: 'lb', end: 13 }
 */
export function readAmount(text: string, start: number): (Amount & { end: number }) | null {
  const quantity = readQuantity(text, start)
  if (!quantity) return null
  const { low, high } = quantity
  const mark = text[quantity.end] ?? ''
  const from = mark === ' ' || mark === '-' ? quantity.end + 1 : quantity.end
  const unit = readUnit(text, from)
  if (!unit) return { low, high, unit: null, end: quantity.end }
  return { low, high, unit: unit.unit, end: unit.end }
}
