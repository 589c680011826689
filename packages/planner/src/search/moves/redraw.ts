import { amountAt } from '../amount-at.ts'
import type { Option } from '../option.ts'
import { pick } from '../random.ts'
import type { RunningCosts } from '../running-costs.ts'
import { drawPlace, mostInDraw } from './draw-place.ts'

/** What competes for a cell that was emptied. */
export interface EmptiedCell {
  options: readonly Option[]
  /** What stood there. */
  present: Option
  /** Its place. */
  before: number
  /** The places that compete: from `first` up to, not including, `end`. */
  first: number
  end: number
  /** The cost at each of them, good until the next look. */
  evaluated: Float64Array
}

/** Empties a cell, and looks at what competes for it: with more options than a draw may have, at those around the present one. */
export function emptyCell(costs: RunningCosts, cell: number, random: () => number): EmptiedCell {
  const options = costs.optionsOf(cell)
  const present = costs.empty(cell)
  const before = costs.placeOf(cell, present)
  const competing = costs.competingFor(cell)
  const width = Math.min(mostInDraw, competing)
  const first = Math.min(Math.max(0, before - pick(random, width)), competing - width)
  const end = first + width
  return { options, present, before, first, end, evaluated: costs.look(cell, first, end) }
}

/** Empties a cell and draws its option again: those of the slot compete. Answers what the plan costs more. */
export function redraw(
  costs: RunningCosts,
  cell: number,
  temperature: number,
  random: () => number,
  likely?: Float64Array,
): number {
  const { options, present, before, first, end, evaluated } = emptyCell(costs, cell, random)
  const index = drawPlace(evaluated, first, end, temperature, random, likely)
  costs.fill(cell, options[index] ?? present)
  return amountAt(evaluated, index) - amountAt(evaluated, before)
}
