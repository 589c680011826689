import { type MeasureUnit, measureUnits } from '@brightplate/foods/food'
import { suggestionOf } from '@brightplate/foods/reading/files/nearest-name'
import { readMatch } from '@brightplate/foods/tokens/read-match'

const written = /^(?:(\d+(?:\.\d+)?)|(?:(\d+) )?(\d)\/(\d)) ([a-z]+)$/

const isUnit = (word: string): word is MeasureUnit => measureUnits.some((unit) => unit === word)

/**
 * A household measure, to a hundredth; a sentence where it is none.
 * @example readMeasure('1 1/2 cup') // { amount: 1.5, unit: 'cup' }
 */
export function readMeasure(text: string): { amount: number; unit: MeasureUnit } | string {
  const { amount, unit } = readMatch(written, text, (whole, wholes, over, under, unit) => ({
    amount: whole ? Number(whole) : Number(wholes) + Number(over) / Number(under),
    unit,
  })) ?? { amount: 0, unit: '' }
  if (!Number.isFinite(amount) || amount === 0) {
    return `"${text}" is no measure: write a number and a unit, such as 1 1/2 cup`
  }
  if (!isUnit(unit)) {
    const suggestion = suggestionOf(unit, measureUnits) || `: one of ${measureUnits.join(', ')}`
    return `${unit} is no unit of a measure${suggestion}`
  }
  return { amount: Math.round(amount * 100) / 100, unit }
}
