import type { NutrientAmounts } from '@brightplate/foods/nutrients'
import type { Goal, NutrientSum, Piece } from '../goals/goal.ts'
import { amountAt } from './amount-at.ts'
import {
  compositionsBetween,
  type EvaluatedComposition,
  evaluatedCompositions,
} from './evaluated-composition.ts'
import type { Option } from './option.ts'
import { slotCount, weekdayOf } from './problem.ts'
import type { WeekState } from './week-state.ts'

/** What a piece that some option moves more than another sees of the options of one slot. */
export interface Column {
  /** The index of the piece. */
  piece: number
  /** The weighed amounts of the options, and the most of them. */
  amounts: Float64Array
  most: number
}

/** The pieces of all goals as one slot's options move them. */
export interface SlotTable {
  /** First those that compete; then what was asked for, a meal out, and what stands in a cell. */
  options: readonly Option[]
  placeOf: ReadonlyMap<Option, number>
  /** How many of them compete. */
  competing: number
  compositions: readonly EvaluatedComposition[]
  /** Those of `compositions` that an option of competes. */
  competingCompositions: readonly EvaluatedComposition[]
  columns: readonly Column[]
  /** The same amounts option by option. */
  rows: Float64Array
  /** Piece by piece what each option brings to those that all move alike. */
  still: Float64Array
}

/** The pieces of all goals as numbers, ready for a search's inner loop. */
export interface PieceTable {
  pieces: readonly Piece[]
  slots: readonly SlotTable[]
  /** Each piece's first place among the running sums, one a span. */
  firstSum: Int32Array
  sumCount: number
  /** Day by day, piece by piece: the place of the sum that the day counts in; -1 where it does not. */
  sumOf: Int32Array
}

const spansOf = ({ span }: Piece, days: number): number =>
  span === 'day' ? days : span === 'week' ? Math.ceil(days / 7) : 1

const spanOf = ({ span }: Piece, day: number): number =>
  span === 'day' ? day : span === 'week' ? Math.floor(day / 7) : 0

function weighed({ weight, amount }: Piece, slot: number, options: readonly Option[]) {
  const amounts = new Float64Array(options.length)
  options.forEach((option, index) => {
    amounts[index] = weight * amount(option, slot)
  })
  return amounts
}

/** As `weighed`, of a piece that the nutrients of each option decide. */
function weighedSum(
  weight: number,
  { terms, per }: NutrientSum,
  ofOptions: readonly NutrientAmounts[],
) {
  const amounts = new Float64Array(ofOptions.length)
  ofOptions.forEach((ofOption, index) => {
    let sum = 0
    for (const { index, factor } of terms) sum += factor * ofOption[index]
    amounts[index] = weight * (sum / per)
  })
  return amounts
}

const placesOf = (options: readonly Option[]): Map<Option, number> =>
  new Map(options.map((option, index) => [option, index]))

function mostOf(amounts: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY
  for (const one of amounts) if (one > most) most = one
  return most
}

/** What all of them are; null where they differ. */
function sameOf(amounts: Float64Array): number | null {
  let same: number | null = null
  for (const one of amounts) {
    if (same !== null && one !== same) return null
    same = one
  }
  return same
}

function rowsOf(columns: readonly Column[], count: number): Float64Array {
  const rows = new Float64Array(count * columns.length)
  columns.forEach(({ amounts }, column) => {
    let index = column
    for (const amount of amounts) {
      rows[index] = amount
      index += columns.length
    }
  })
  return rows
}

const columnOf = (piece: number, amounts: Float64Array): Column => ({
  piece,
  amounts,
  most: mostOf(amounts),
})

/** Some options of a slot, those that compete and others. */
export function slotTable(
  slot: number,
  pieces: readonly Piece[],
  competing: readonly Option[],
  others: readonly Option[],
): SlotTable {
  const those = new Set(competing)
  const count = those.size
  const options = [...those.union(new Set(others))]
  const columns: Column[] = []
  const still = new Float64Array(pieces.length)
  const nutrientsOf = options.map((option) => option.amounts)
  pieces.forEach((one, piece) => {
    if (one.at && !one.at(slot)) return
    const ofPiece = one.nutrients
      ? weighedSum(one.weight, one.nutrients, nutrientsOf)
      : weighed(one, slot, options)
    const same = sameOf(ofPiece)
    if (same !== null) {
      still[piece] = same
      return
    }
    columns.push(columnOf(piece, ofPiece))
  })
  return { ...tableOf(options, count, columns), still }
}

function tableOf(
  options: readonly Option[],
  competing: number,
  columns: readonly Column[],
): Omit<SlotTable, 'still'> {
  const compositions = evaluatedCompositions(options)
  return {
    options,
    placeOf: placesOf(options),
    competing,
    compositions,
    competingCompositions: compositionsBetween(compositions, 0, competing),
    columns,
    rows: rowsOf(columns, options.length),
  }
}

function amountsAt(amounts: Float64Array, places: readonly number[]): Float64Array {
  const some = new Float64Array(places.length)
  places.forEach((place, index) => {
    some[index] = amountAt(amounts, place)
  })
  return some
}

/** The same slot where these of its options alone compete; `at` are their places in it. */
export function narrowed(
  table: SlotTable,
  competing: readonly Option[],
  at: readonly number[],
): SlotTable {
  const options = [...competing, ...table.options.slice(table.competing)]
  const indexes = [...at, ...table.options.keys().drop(table.competing)]
  const columns = table.columns.flatMap(({ piece, amounts }) => {
    const some = amountsAt(amounts, indexes)
    // What all of them bring alike stands in the sums already.
    return sameOf(some) === null ? columnOf(piece, some) : []
  })
  return { ...tableOf(options, competing.length, columns), still: table.still }
}

/** Slot by slot, `competing` are the options that may take a cell, and others that it may hold are in its table too. */
export function buildPieceTable(
  goals: readonly Goal[],
  { problem, cells }: Pick<WeekState, 'problem' | 'cells'>,
  competing: readonly (readonly Option[])[],
): PieceTable {
  const pieces = goals.flatMap((goal) => goal.pieces(problem))
  const firstSum = new Int32Array(pieces.length)
  let sumCount = 0
  pieces.forEach((piece, index) => {
    firstSum[index] = sumCount
    sumCount += spansOf(piece, problem.days)
  })
  const sumOf = new Int32Array(problem.days * pieces.length)
  for (let day = 0; day < problem.days; day += 1) {
    const weekday = weekdayOf(problem, day)
    firstSum.forEach((first, index) => {
      const piece = pieces[index]
      const counts = piece?.on?.(weekday) ?? true
      sumOf[day * pieces.length + index] = piece && counts ? first + spanOf(piece, day) : -1
    })
  }
  const slots = competing.map((atSlot, slot) => {
    const placementPenalty = cells.filter((_, cell) => cell % slotCount === slot)
    const others = [
      ...problem.asked.filter((_, at) => at === slot).flat(2),
      ...placementPenalty,
      ...(problem.out[slot] ? [problem.out[slot]] : []),
    ]
    return slotTable(slot, pieces, atSlot, others)
  })
  return { pieces, slots, firstSum, sumCount, sumOf }
}
