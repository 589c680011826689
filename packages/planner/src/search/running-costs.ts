import type { Goal, PlacementPenalty } from '../goals/goal.ts'
import { amountAt } from './amount-at.ts'
import { compositionsBetween } from './evaluated-composition.ts'
import type { Option } from './option.ts'
import {
  buildPieceTable,
  narrowed,
  type PieceTable,
  type SlotTable,
  slotTable,
} from './piece-table.ts'
import { slotCount } from './problem.ts'
import { count, type WeekState } from './week-state.ts'

/** What a plan's options cost against each other, kept true while cells are emptied and filled. */
export class RunningCosts {
  readonly state: WeekState
  readonly #table: PieceTable
  readonly #slots: SlotTable[]
  readonly #placementPenalty: readonly PlacementPenalty[]
  /** Weighed sums less weighed limits: what is above 0 costs. */
  readonly #sums: Float64Array
  /** Room for the costs of a slot's options. */
  #evaluated: Float64Array
  /** Room for the columns that a look adds, and the sums that they add to. */
  readonly #columns: Float64Array[] = []
  readonly #besides: Float64Array
  /** Where in the rows of its slot the option of the emptied cell begins: the sums hold it until another one takes its place. */
  #emptied = 0

  /** Slot by slot, `competing` are the options that a look weighs besides those that stand or were asked for. */
  constructor(goals: readonly Goal[], state: WeekState, competing: readonly (readonly Option[])[]) {
    this.state = state
    this.#table = buildPieceTable(goals, state, competing)
    this.#placementPenalty = goals
      .map((goal) => goal.placementPenalty)
      .filter((one) => one !== undefined)
    this.#sums = new Float64Array(this.#table.sumCount)
    this.#slots = [...this.#table.slots]
    this.#evaluated = new Float64Array(
      Math.max(...this.#slots.map(({ options }) => options.length)),
    )
    const { pieces, firstSum, sumCount } = this.#table
    this.#besides = new Float64Array(pieces.length)
    pieces.forEach(({ weight, most }, index) => {
      this.#sums.fill(-weight * most, firstSum[index], firstSum[index + 1] ?? sumCount)
    })
    state.cells.forEach((option, cell) => {
      this.#sumStill(cell)
      this.#sum(cell, this.#rowOf(cell, option), 1)
    })
  }

  optionsOf(cell: number): readonly Option[] {
    return this.#slotOf(cell).options
  }

  /** The place of one of a cell's options among them. */
  placeOf(cell: number, option: Option): number {
    return this.#slotOf(cell).placeOf.get(option) ?? -1
  }

  /** How many of a cell's options, the first of them, compete for it. */
  competingFor(cell: number): number {
    return this.#slotOf(cell).competing
  }

  /** The `most` likeliest of a slot's options, and whatever stands there. Every cell must be filled. */
  likeliestOf(slot: number, likely: Float64Array, most: number): readonly Option[] {
    const { options, competing } = this.#tableAt(slot)
    const all = options.slice(0, competing)
    if (competing <= most) return all
    const byLikelihood = Array.from(likely.subarray(0, competing), (chance, index) => ({
      chance,
      index,
    })).sort((a, b) => b.chance - a.chance)
    const staying = new Set(this.state.cells.filter((_, cell) => cell % slotCount === slot))
    for (const { index } of byLikelihood.slice(0, most)) {
      const option = options[index]
      if (option) staying.add(option)
    }
    return all.filter((option) => staying.has(option))
  }

  /**
   * From now on these options compete for a slot, whatever stands there among them. Every cell must be
   * filled. An option has another place afterwards.
   */
  compete(slot: number, options: readonly Option[]): void {
    const table = this.#tableAt(slot)
    const others = table.options.slice(table.competing)
    const indexes = options
      .map((option) => table.placeOf.get(option))
      .filter((place) => place !== undefined)
    const now =
      indexes.length < options.length
        ? slotTable(slot, this.#table.pieces, options, others)
        : narrowed(table, options, indexes)
    this.#slots[slot] = now
    if (now.options.length <= this.#evaluated.length) return
    this.#evaluated = new Float64Array(now.options.length)
  }

  /** Takes a cell's option out, which must be filled before another cell is emptied. */
  empty(cell: number): Option {
    const option = this.state.cells[cell]
    if (!option) throw new RangeError(`No cell ${cell}`)
    this.#emptied = this.#rowOf(cell, option)
    count(this.state, cell, option, -1)
    return option
  }

  /** Puts an option into an emptied cell. */
  fill(cell: number, option: Option): void {
    const row = this.#rowOf(cell, option)
    if (row !== this.#emptied) {
      this.#sum(cell, this.#emptied, -1)
      this.#sum(cell, row, 1)
    }
    count(this.state, cell, option, 1)
    this.state.cells[cell] = option
  }

  /**
   * For an emptied cell: a cost at the place of each of its options from `first` up to `end`. Pieces
   * that none of them moves are left out, so that only differences mean anything. Good until the next look.
   */
  look(cell: number, first: number, end: number): Float64Array {
    const { rows, columns } = this.#slotOf(cell)
    const { sumOf } = this.#table
    const ofDay = this.#ofDay(cell)
    const sums = this.#sums
    const held = this.#columns
    const besides = this.#besides
    let at = this.#emptied - 1
    let heldCount = 0
    for (const { piece, amounts, most } of columns) {
      at += 1
      const index = sumOf[ofDay + piece] ?? -1
      if (index < 0) continue
      const sum = amountAt(sums, index) - amountAt(rows, at)
      if (sum + most <= 0) continue
      held[heldCount] = amounts
      besides[heldCount] = sum
      heldCount += 1
    }
    const evaluated = this.#evaluated
    evaluated.fill(0, first, end)
    addAbove(evaluated, held, besides, heldCount, first, end)
    this.#addPlacementPenalty(cell, first, end)
    return evaluated
  }

  #addPlacementPenalty(cell: number, first: number, end: number): void {
    const { compositions, competing, competingCompositions } = this.#slotOf(cell)
    const isAll = first === 0 && end === competing
    const inRange = isAll ? competingCompositions : compositionsBetween(compositions, first, end)
    for (const { add } of this.#placementPenalty) add(inRange, this.state, cell)
    const evaluated = this.#evaluated
    for (const composition of inRange) {
      const { points } = composition
      const to = Math.min(end, composition.end)
      for (let index = Math.max(first, composition.first); index < to; index += 1) {
        evaluated[index] = amountAt(evaluated, index) + points
      }
      composition.points = 0
    }
  }

  #tableAt(slot: number): SlotTable {
    const table = this.#slots[slot]
    if (!table) throw new RangeError(`No slot ${slot}`)
    return table
  }

  #slotOf(cell: number): SlotTable {
    return this.#tableAt(cell % slotCount)
  }

  /** Where the places of the day's sums begin. */
  #ofDay(cell: number): number {
    return Math.floor(cell / slotCount) * this.#table.pieces.length
  }

  /** Where in the rows of its slot an option's begins. */
  #rowOf(cell: number, option: Option): number {
    const { placeOf, columns } = this.#slotOf(cell)
    const index = placeOf.get(option)
    if (index === undefined) throw new RangeError('An option of another problem')
    return index * columns.length
  }

  #sum(cell: number, row: number, sign: 1 | -1): void {
    const { sumOf } = this.#table
    const { rows, columns } = this.#slotOf(cell)
    const ofDay = this.#ofDay(cell)
    const sums = this.#sums
    let at = row - 1
    for (const { piece } of columns) {
      at += 1
      const sum = sumOf[ofDay + piece] ?? -1
      if (sum < 0) continue
      sums[sum] = amountAt(sums, sum) + sign * amountAt(rows, at)
    }
  }

  /** Whatever stands in a cell brings as much to these. */
  #sumStill(cell: number): void {
    const { sumOf } = this.#table
    const ofDay = this.#ofDay(cell)
    this.#slotOf(cell).still.forEach((amount, piece) => {
      const sum = sumOf[ofDay + piece] ?? -1
      if (sum >= 0) this.#sums[sum] = amountAt(this.#sums, sum) + amount
    })
  }
}

const none = new Float64Array()

/** Adds what is above 0 of each column with its sum, four at a time and without a branch: (x + |x|) / 2. */
function addAbove(
  costs: Float64Array,
  columns: readonly Float64Array[],
  besides: Float64Array,
  held: number,
  first: number,
  end: number,
): void {
  let column = 0
  for (; column + 3 < held; column += 4) {
    const a = columns[column] ?? none
    const b = columns[column + 1] ?? none
    const c = columns[column + 2] ?? none
    const d = columns[column + 3] ?? none
    const besideA = amountAt(besides, column)
    const besideB = amountAt(besides, column + 1)
    const besideC = amountAt(besides, column + 2)
    const besideD = amountAt(besides, column + 3)
    for (let index = first; index < end; index += 1) {
      const ofA = besideA + amountAt(a, index)
      const ofB = besideB + amountAt(b, index)
      const ofC = besideC + amountAt(c, index)
      const ofD = besideD + amountAt(d, index)
      const twice =
        ofA + Math.abs(ofA) + (ofB + Math.abs(ofB)) + (ofC + Math.abs(ofC)) + (ofD + Math.abs(ofD))
      costs[index] = amountAt(costs, index) + twice / 2
    }
  }
  for (; column < held; column += 1) {
    const amounts = columns[column] ?? none
    const beside = amountAt(besides, column)
    for (let index = first; index < end; index += 1) {
      const above = beside + amountAt(amounts, index)
      if (above > 0) costs[index] = amountAt(costs, index) + above
    }
  }
}
