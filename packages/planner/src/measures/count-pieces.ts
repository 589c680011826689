import type { Food, MeasureUnit } from '@brightplate/foods/food'
import { kitchen } from '@brightplate/recipes/our-kitchen'
import { type Amount, asPrinted } from './amount.ts'
import { kitchenNumber } from './kitchen-number.ts'
import { isCountedByName } from './name-in-number.ts'

const countable = ['piece', 'slice', 'clove', 'stalk', 'leaf'] as const
export type Countable = (typeof countable)[number]

/** How a line is counted. */
export interface Counted {
  unit: Countable
  unitGrams: number
  /** Eaten by itself, not as an ingredient of a dish. */
  portion: boolean
}

export const isCountable = (unit: MeasureUnit): unit is Countable =>
  countable.some((candidate) => candidate === unit)

/** Pieces below this many grams are small: never halved. */
const smallPieceGrams = 25

/** Pieces above this many grams may be quartered, such as a bagel. */
const largePieceGrams = 90
const quarterBelow = 0.375

/** Above this many pieces none is halved. */
const mostHalved = 3

const inHalves = (wanted: number): number => Math.max(0.5, Math.round(wanted * 2) / 2)

/** Pieces of a portion: small ones whole, few others in halves, a quarter of what is large. */
function portionPieces(wanted: number, unitGrams: number): number {
  if (unitGrams < smallPieceGrams) return Math.max(1, Math.round(wanted))
  if (unitGrams >= largePieceGrams && wanted < quarterBelow) return 0.25
  const halves = inHalves(wanted)
  return halves > mostHalved ? Math.round(wanted) : halves
}

/** Pieces that a kitchen can do: whole ones, and halves of few that can be cut. */
function kitchenPieces(wanted: number, { unit, unitGrams, portion }: Counted, food: Food): number {
  if (unit === 'leaf') return Math.max(1, Math.round(wanted))
  if (kitchen.neverCut.includes(food.id)) return wanted < 0.75 ? 0.5 : Math.round(wanted)
  if (portion && kitchen.servedWhole.includes(food.id)) return Math.max(1, Math.round(wanted))
  if (portion) return portionPieces(wanted, unitGrams)
  const halves = inHalves(wanted)
  const wholeFrom = unitGrams < smallPieceGrams ? 2 : mostHalved
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
export const gramsOfPieces = (grams: number, counted: Counted, food: Food): number =>
  weightOf(kitchenPieces(grams / counted.unitGrams, counted, food), counted.unitGrams)

/** "1 piece fried chicken": what its name does not let be counted. */
const wordsOf = ({ unit, portion }: Counted, food: Food) =>
  unit === 'piece' && portion && !isCountedByName(food)
    ? (['piece', 'pieces'] as const)
    : unitWords[unit]

/** So many grams of a food in pieces: "2", "1 1/2 slices", and "half of 1" egg. */
export function countPieces(grams: number, counted: Counted, food: Food): Amount {
  const pieces = kitchenPieces(grams / counted.unitGrams, counted, food)
  const [one, many] = wordsOf(counted, food)
  const isHalf = pieces < 1 && kitchen.neverCut.includes(food.id)
  const number = isHalf ? 'half of 1' : kitchenNumber(pieces).text
  return {
    text: `${number} ${pieces > 1 ? many : one}`.trim(),
    number: kitchenNumber(pieces).text,
    unit: isHalf ? 'half' : one === '' ? 'none' : counted.unit,
    value: pieces,
    pieces,
    grams: weightOf(pieces, counted.unitGrams),
    isWeighed: false,
  }
}
