import type { Goal, Piece } from '../goals/goal.ts'
import type { Option } from './option.ts'
import type { Problem } from './problem.ts'

/** What one piece sees of the options of one slot: their weighed amounts, and between what they lie. */
interface Column {
  amounts: Float64Array
  least: number
  most: number
}

/** The pieces of all goals as numbers, ready for a search's inner loop. */
export interface PieceTable {
  pieces: readonly Piece[]
  /** The options of each slot in the order of the columns: first those that compete, then what was asked for and a meal out. */
  options: readonly (readonly Option[])[]
  /** For each slot how many of them compete. */
  competing: readonly number[]
  placeOf: ReadonlyMap<Option, number>
  /** Slot by slot, the place of each plate's first size, and at last the number of options. */
  firstSizes: readonly Int32Array[]
  /** Slot by slot, piece by piece. */
  columns: readonly (readonly Column[])[]
  /** The same amounts slot by slot, option by option. */
  rows: readonly Float64Array[]
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

function columnOf({ weight, amount }: Piece, slot: number, options: readonly Option[]): Column {
  const amounts = new Float64Array(options.length)
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  options.forEach((option, place) => {
    const one = weight * amount(option, slot)
    amounts[place] = one
    if (one < least) least = one
    if (one > most) most = one
  })
  return { amounts, least, most }
}

function rowsOf(columns: readonly Column[], count: number): Float64Array {
  const rows = new Float64Array(count * columns.length)
  columns.forEach(({ amounts }, piece) => {
    amounts.forEach((amount, place) => {
      rows[place * columns.length + piece] = amount
    })
  })
  return rows
}

function firstSizesOf(options: readonly Option[]): Int32Array {
  const firsts = options.flatMap(({ sizes }, place) =>
    place === 0 || options[place - 1]?.sizes !== sizes ? place : [],
  )
  return Int32Array.from([...firsts, options.length])
}

export function buildPieceTable(goals: readonly Goal[], problem: Problem): PieceTable {
  const pieces = goals.flatMap((goal) => goal.pieces(problem))
  const options = problem.slots.map((dishes, slot) => [
    ...dishes.flat(),
    ...(problem.asked[slot] ?? []).flat(),
    ...(problem.out[slot] ? [problem.out[slot]] : []),
  ])
  const firstSum = new Int32Array(pieces.length)
  let sumCount = 0
  pieces.forEach((piece, index) => {
    firstSum[index] = sumCount
    sumCount += spansOf(piece, problem.days)
  })
  const sumOf = new Int32Array(problem.days * pieces.length)
  for (let day = 0; day < problem.days; day += 1) {
    pieces.forEach((piece, index) => {
      const counts = piece.on?.(problem.weekdays[day] ?? 0) ?? true
      sumOf[day * pieces.length + index] = counts ? (firstSum[index] ?? 0) + spanOf(piece, day) : -1
    })
  }
  const columns = options.map((ofSlot, slot) =>
    pieces.map((piece) => columnOf(piece, slot, ofSlot)),
  )
  return {
    pieces,
    options,
    firstSizes: options.map(firstSizesOf),
    competing: problem.slots.map((dishes) => dishes.flat().length),
    placeOf: new Map(
      options.flatMap((ofSlot) => ofSlot.map((option, place) => [option, place] as const)),
    ),
    columns,
    rows: options.map(({ length }, slot) => rowsOf(columns[slot] ?? [], length)),
    firstSum,
    sumCount,
    sumOf,
  }
}
