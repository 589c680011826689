import type { Food, MeasureUnit } from '@brightplate/foods/food'
import { kitchen } from '@brightplate/recipes/our-kitchen'
import { type Amount, asPrinted } from './amount.ts'
import { kitchenNumber } from './kitchen-number.ts'

const countable = ['piece', 'slice', 'clove', 'stalk', 'leaf'] as const
export type Countable = (typeof countable)[number]

export const isCountable = (unit: MeasureUnit): unit is Countable =>
  countable.some((candidate) => candidate === unit)

/** Pieces of less come by the handful: nobody halves the third of them. */
const smallPieceGrams = 25

/** Pieces that a kitchen can do: whole ones, and halves of few that can be cut. */
function kitchenPieces(wanted: number, unit: Countable, unitGrams: number, food: Food): number {
  const halves = Math.max(0.5, Math.round(wanted * 2) / 2)
  if (unit === 'leaf') return Math.max(1, Math.round(wanted))
  if (kitchen.neverCut.includes(food.id)) return wanted < 0.75 ? 0.5 : Math.round(wanted)
  const wholeFrom = unitGrams < smallPieceGrams ? 2 : 3
  return halves > wholeFrom ? Math.round(wanted) : halves
}

const unitWords: Readonly<Record<Countable, readonly [string, string]>> = {
  piece: ['', ''],
  slice: ['slice', 'slices'],
  clove: ['clove', 'cloves'],
  stalk: ['stalk', 'stalks'],
  leaf: ['leaf', 'leaves'],
}

const weightOf = (pieces: number, unitGrams: number) => asPrinted(unitGrams * pieces)

/** What the pieces weigh that are counted for so many grams. */
export const gramsOfPieces = (
  grams: number,
  unit: Countable,
  unitGrams: number,
  food: Food,
): number => weightOf(kitchenPieces(grams / unitGrams, unit, unitGrams, food), unitGrams)

/** So many grams of a food in pieces: "2", "1 1/2 slices", and "half of 1" egg. */
export function countPieces(grams: number, unit: Countable, unitGrams: number, food: Food): Amount {
  const pieces = kitchenPieces(grams / unitGrams, unit, unitGrams, food)
  const [one, many] = unitWords[unit]
  const isHalf = pieces < 1 && kitchen.neverCut.includes(food.id)
  const number = isHalf ? 'half of 1' : kitchenNumber(pieces).text
  return {
    text: `${number} ${pieces > 1 ? many : one}`.trim(),
    value: pieces,
    pieces,
    grams: weightOf(pieces, unitGrams),
    isWeighed: false,
  }
}
