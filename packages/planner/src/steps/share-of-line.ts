import type { DishIngredient } from '../dishes/dish.ts'
import type { LineReader } from '../dishes/scale-line.ts'
import type { Amount } from '../measures/amount.ts'
import { measureLine } from '../measures/measure-line.ts'
import type { MeasureSystem } from '../planner-profile.ts'

const shareWords: Readonly<Record<string, string>> = {
  '1/4': 'a quarter of',
  '1/3': 'a third of',
  '1/2': 'half of',
  '2/3': 'two thirds of',
  '3/4': 'three quarters of',
}

/** How far a measured part may be from the share of what its line prints. */
const mostOff = 0.25

/** A part of a line; null where no measure says it rightly. */
export function measuredShare(
  { ingredient, food }: DishIngredient,
  part: number,
  scale: number,
  measures: MeasureSystem,
): Amount | null {
  const whole = measureLine(ingredient, food, scale, measures)
  const taken = measureLine(ingredient, food, scale * part, measures)
  const off = Math.abs(taken.value / (whole.value * part) - 1)
  const isWhole = taken.pieces === null || Number.isInteger(taken.pieces)
  const isMeasured = /\d/.test(taken.text) && isWhole && taken.value < whole.value
  return off <= mostOff && isMeasured ? taken : null
}

/** What "1/3" is worth. */
export function partOf(share: string): number {
  const [over = 1, under = 2] = share.split('/').map(Number)
  return over / under
}

/**
 * A part of a line, measured as the line is: "1 tbsp of the oil". In words where no measure says it
 * rightly: "half of the salt" of a pinch, "half of the tortillas" of three.
 */
export function shareOfLine(
  used: DishIngredient,
  share: string,
  name: string,
  scale: number,
  { measures }: LineReader,
): string {
  const part = partOf(share)
  const taken = measuredShare(used, part, scale, measures)
  const words = shareWords[share] ?? (part > 0.5 ? 'most of' : 'some of')
  return taken ? `${taken.text} of the ${name}` : `${words} the ${name}`
}
