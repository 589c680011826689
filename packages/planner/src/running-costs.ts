import type { Goal, StandingCost } from './goals/goal.ts'
import type { Option } from './option.ts'
import { buildPieceTable, type PieceTable } from './piece-table.ts'
import { slotCount } from './problem.ts'
import { count, type WeekState } from './week-state.ts'

/** What a plan's options cost against each other, kept true while cells are emptied and filled. */
export class RunningCosts {
  readonly state: WeekState
  readonly #table: PieceTable
  readonly #standing: readonly StandingCost[]
  /** Weighed sums less weighed limits: what is above 0 costs. */
  readonly #sums: Float64Array
  /** Room for the costs of a slot's options. */
  readonly #looked: Float64Array

  constructor(goals: readonly Goal[], state: WeekState) {
    this.state = state
    this.#table = buildPieceTable(goals, state.problem)
    this.#standing = goals.flatMap(({ standing }) => standing ?? [])
    this.#sums = new Float64Array(this.#table.sumCount)
    this.#looked = new Float64Array(Math.max(...this.#table.options.map(({ length }) => length)))
    const { pieces, firstSum, sumCount } = this.#table
    pieces.forEach(({ weight, most }, index) => {
      this.#sums.fill(-weight * most, firstSum[index], firstSum[index + 1] ?? sumCount)
    })
    state.cells.forEach((option, cell) => {
      this.#sum(cell, option, 1)
    })
  }

  optionsOf(cell: number): readonly Option[] {
    return this.#table.options[cell % slotCount] ?? []
  }

  /** How many of a cell's options, the first of them, compete for it. */
  competingFor(cell: number): number {
    return this.#table.competing[cell % slotCount] ?? 0
  }

  /** Takes a cell's option out, which must be filled before another cell is emptied. */
  empty(cell: number): Option {
    const option = this.state.cells[cell]
    if (!option) throw new RangeError(`No cell ${cell}`)
    this.#sum(cell, option, -1)
    count(this.state, cell, option, -1)
    return option
  }

  /** Puts an option into an emptied cell. */
  fill(cell: number, option: Option): void {
    this.#sum(cell, option, 1)
    count(this.state, cell, option, 1)
    this.state.cells[cell] = option
  }

  /**
   * For an emptied cell: a cost at the place of each of its options from `first` up to `end`. Pieces
   * that none of them moves are left out, so that only differences mean anything. Good until the next look.
   */
  look(cell: number, first: number, end: number): Float64Array {
    const { columns, sumOf, options, pieces } = this.#table
    const slot = cell % slotCount
    const day = Math.floor(cell / slotCount)
    const looked = this.#looked
    looked.fill(0, first, end)
    const ofSlot = columns[slot] ?? []
    for (let piece = 0; piece < pieces.length; piece += 1) {
      const place = sumOf[day * pieces.length + piece] ?? -1
      const column = ofSlot[piece]
      if (place < 0 || !column) continue
      const sum = this.#sums[place] ?? 0
      if (sum + column.most <= 0 || column.least === column.most) continue
      addAbove(looked, column.amounts, sum, first, end)
    }
    this.#addStanding(cell, options[slot] ?? [], first, end)
    return looked
  }

  #addStanding(cell: number, options: readonly Option[], first: number, end: number): void {
    let sizes: readonly Option[] | null = null
    let points = 0
    for (let place = first; place < end; place += 1) {
      const option = options[place]
      if (!option) continue
      if (option.sizes !== sizes) {
        sizes = option.sizes
        points = 0
        for (const standing of this.#standing) points += standing.added(this.state, cell, option)
      }
      this.#looked[place] = (this.#looked[place] ?? 0) + points
    }
  }

  #sum(cell: number, option: Option, sign: 1 | -1): void {
    const { columns, sumOf, placeOf, pieces } = this.#table
    const place = placeOf.get(option)
    if (place === undefined) throw new RangeError('An option of another problem')
    const ofSlot = columns[cell % slotCount] ?? []
    const row = Math.floor(cell / slotCount) * pieces.length
    for (let piece = 0; piece < pieces.length; piece += 1) {
      const sum = sumOf[row + piece] ?? -1
      if (sum < 0) continue
      this.#sums[sum] = (this.#sums[sum] ?? 0) + sign * (ofSlot[piece]?.amounts[place] ?? 0)
    }
  }
}

function addAbove(
  costs: Float64Array,
  amounts: Float64Array,
  sum: number,
  first: number,
  end: number,
): void {
  for (let place = first; place < end; place += 1) {
    const above = sum + (amounts[place] ?? 0)
    if (above > 0) costs[place] = (costs[place] ?? 0) + above
  }
}
