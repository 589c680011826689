import { nutrients } from '@brightplate/foods/nutrients'
import { limitCount, type Option, type Problem, slotCount } from './problem.ts'

export const nutrientCount = nutrients.length

/** A plan while it is searched for: which option stands in each cell, and the running totals. */
export interface WeekState {
  problem: Problem
  /** Day by day, slot by slot. */
  cells: Option[]
  dayTotals: Float64Array
  planTotals: Float64Array
  dayCounted: Float64Array
  /** How many dishes use each of `Problem.foods`, and how many of them are used at all. */
  foodUses: Uint16Array
  distinctFoods: number
  /** Room for counting dishes, cleared by whoever counts. */
  seen: Uint8Array
}

export const cellOf = (day: number, slot: number): number => day * slotCount + slot

function add(state: WeekState, day: number, option: Option, sign: 1 | -1): void {
  const { amounts, counted, foods } = option
  for (let n = 0; n < nutrientCount; n += 1) {
    const amount = sign * (amounts[n] ?? 0)
    state.dayTotals[day * nutrientCount + n] =
      (state.dayTotals[day * nutrientCount + n] ?? 0) + amount
    state.planTotals[n] = (state.planTotals[n] ?? 0) + amount
  }
  for (const food of foods) {
    const uses = state.foodUses[food] ?? 0
    state.foodUses[food] = uses + sign
    if (uses === 0) state.distinctFoods += 1
    else if (uses + sign === 0) state.distinctFoods -= 1
  }
  for (let c = 0; c < limitCount; c += 1) {
    state.dayCounted[day * limitCount + c] =
      (state.dayCounted[day * limitCount + c] ?? 0) + sign * (counted[c] ?? 0)
  }
}

/** The state with these cells, totals summed from scratch. */
export function stateOf(problem: Problem, cells: readonly Option[]): WeekState {
  const state: WeekState = {
    problem,
    cells: [...cells],
    dayTotals: new Float64Array(problem.days * nutrientCount),
    planTotals: new Float64Array(nutrientCount),
    dayCounted: new Float64Array(problem.days * limitCount),
    foodUses: new Uint16Array(problem.foods.length),
    distinctFoods: 0,
    seen: new Uint8Array(problem.recipeCount),
  }
  cells.forEach((option, cell) => {
    add(state, Math.floor(cell / slotCount), option, 1)
  })
  return state
}

/** Puts another option into a cell and keeps the totals true. */
export function replaceCell(state: WeekState, cell: number, option: Option): void {
  const before = state.cells[cell]
  if (!before) throw new RangeError(`No cell ${cell}`)
  const day = Math.floor(cell / slotCount)
  add(state, day, before, -1)
  add(state, day, option, 1)
  state.cells[cell] = option
}
