import type { AddedPoints, Goal, StandingCost } from '../goals/goal.ts'
import type { Option } from './option.ts'
import { buildPieceTable, type PieceTable } from './piece-table.ts'
import { slotCount } from './problem.ts'
import { count, type WeekState } from './week-state.ts'

/** What a plan's options cost against each other, kept true while cells are emptied and filled. */
export class RunningCosts {
  readonly state: WeekState
  readonly #table: PieceTable
  /** Of which a dish may add less than nothing, and of which none does. */
  readonly #saving: readonly StandingCost[]
  readonly #costing: readonly StandingCost[]
  /** Weighed sums less weighed limits: what is above 0 costs. */
  readonly #sums: Float64Array
  /** Room for the costs of a slot's options. */
  readonly #looked: Float64Array
  /** Room for the columns that a look adds, and the sums that they add to. */
  readonly #columns: Float64Array[] = []
  readonly #besides: number[] = []

  constructor(goals: readonly Goal[], state: WeekState) {
    this.state = state
    this.#table = buildPieceTable(goals, state.problem)
    const standing = goals.flatMap((goal) => goal.standing ?? [])
    this.#saving = standing.filter(({ maySave }) => maySave)
    this.#costing = standing.filter(({ maySave }) => !maySave)
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
   * @param reach what costs more above the least than this, other than `present`, need not be told how much
   */
  look(
    cell: number,
    first: number,
    end: number,
    present = first,
    reach = Number.POSITIVE_INFINITY,
  ): Float64Array {
    const { columns, sumOf, pieces } = this.#table
    const slot = cell % slotCount
    const day = Math.floor(cell / slotCount)
    let held = 0
    const ofSlot = columns[slot] ?? []
    for (let piece = 0; piece < pieces.length; piece += 1) {
      const place = sumOf[day * pieces.length + piece] ?? -1
      const column = ofSlot[piece]
      if (place < 0 || !column) continue
      const sum = this.#sums[place] ?? 0
      if (sum + column.most <= 0 || column.least === column.most) continue
      this.#columns[held] = column.amounts
      this.#besides[held] = sum
      held += 1
    }
    const looked = this.#looked
    looked.fill(0, first, end)
    addAbove(looked, this.#columns, this.#besides, held, first, end)
    this.#addStanding(cell, { first, end, present, reach })
    return looked
  }

  #addStanding(cell: number, { first, end, present, reach }: Looked): void {
    const addingOf = (standing: readonly StandingCost[]) =>
      standing.map(({ adding }) => adding(this.state, cell))
    const saving = addingOf(this.#saving)
    const costing = addingOf(this.#costing)
    const slot = cell % slotCount
    const options = this.#table.options[slot] ?? []
    const firstSizes = this.#table.firstSizes[slot] ?? new Int32Array()
    const looked = this.#looked
    const cheapest = leastPlace(looked, first, end)
    const before = options[cheapest]
    if (!before) return
    const least = looked[cheapest] ?? 0
    let dearest = least + pointsOf(before, saving) + pointsOf(before, costing) + reach
    let plate = plateAt(firstSizes, first)
    for (; (firstSizes[plate] ?? end) < end; plate += 1) {
      const option = options[firstSizes[plate] ?? end]
      if (!option) return
      const from = Math.max(first, firstSizes[plate] ?? end)
      const to = Math.min(end, firstSizes[plate + 1] ?? end)
      const leastOfPlate = looked[leastPlace(looked, from, to)] ?? 0
      let points = pointsOf(option, saving)
      // The rest costs nothing or more, so that what is dearer already stays out of reach.
      if (leastOfPlate + points > dearest && !(present >= from && present < to)) {
        for (let place = from; place < to; place += 1) looked[place] = Number.POSITIVE_INFINITY
        continue
      }
      points += pointsOf(option, costing)
      dearest = Math.min(dearest, leastOfPlate + points + reach)
      for (let place = from; place < to; place += 1) looked[place] = (looked[place] ?? 0) + points
    }
  }

  #sum(cell: number, option: Option, sign: 1 | -1): void {
    const { rows, sumOf, placeOf, pieces } = this.#table
    const place = placeOf.get(option)
    const amounts = rows[cell % slotCount]
    if (place === undefined || !amounts) throw new RangeError('An option of another problem')
    const ofDay = Math.floor(cell / slotCount) * pieces.length
    const ofOption = place * pieces.length
    for (let piece = 0; piece < pieces.length; piece += 1) {
      const sum = sumOf[ofDay + piece] ?? -1
      if (sum < 0) continue
      this.#sums[sum] = (this.#sums[sum] ?? 0) + sign * (amounts[ofOption + piece] ?? 0)
    }
  }
}

/** From which option up to which one is looked, which stood there, and how far above the least. */
interface Looked {
  first: number
  end: number
  present: number
  reach: number
}

function pointsOf(option: Option, added: readonly AddedPoints[]): number {
  let points = 0
  for (const one of added) points += one(option)
  return points
}

function leastPlace(costs: Float64Array, first: number, end: number): number {
  let least = first
  for (let place = first + 1; place < end; place += 1) {
    if ((costs[place] ?? 0) < (costs[least] ?? 0)) least = place
  }
  return least
}

/** Which plate the option at a place is a size of. */
function plateAt(firstSizes: Int32Array, place: number): number {
  let low = 0
  let high = firstSizes.length - 1
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if ((firstSizes[middle] ?? 0) <= place) low = middle
    else high = middle
  }
  return low
}

const none = new Float64Array()

/** Adds what is above 0 of each column with its sum, four at a time and without a branch: (x + |x|) / 2. */
function addAbove(
  costs: Float64Array,
  columns: readonly Float64Array[],
  besides: readonly number[],
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
    const besideA = besides[column] ?? 0
    const besideB = besides[column + 1] ?? 0
    const besideC = besides[column + 2] ?? 0
    const besideD = besides[column + 3] ?? 0
    for (let place = first; place < end; place += 1) {
      const ofA = besideA + (a[place] ?? 0)
      const ofB = besideB + (b[place] ?? 0)
      const ofC = besideC + (c[place] ?? 0)
      const ofD = besideD + (d[place] ?? 0)
      const twice =
        ofA + Math.abs(ofA) + (ofB + Math.abs(ofB)) + (ofC + Math.abs(ofC)) + (ofD + Math.abs(ofD))
      costs[place] = (costs[place] ?? 0) + twice / 2
    }
  }
  for (; column < held; column += 1) {
    const amounts = columns[column] ?? none
    const beside = besides[column] ?? 0
    for (let place = first; place < end; place += 1) {
      const above = beside + (amounts[place] ?? 0)
      if (above > 0) costs[place] = (costs[place] ?? 0) + above
    }
  }
}
