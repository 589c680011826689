import { amountAt } from '../amount-at.ts'
import { pick } from '../random.ts'
import type { RunningCosts } from '../running-costs.ts'
import { drawPlace, mostInDraw } from './draw-place.ts'

/** The first of the places that compete for an emptied cell, and the place behind the last: with more than do, those around the present one. */
export function placesAround(
  costs: RunningCosts,
  cell: number,
  present: number,
  random: () => number,
): [number, number] {
  const competing = costs.competingFor(cell)
  const width = Math.min(mostInDraw, competing)
  const first = Math.min(Math.max(0, present - pick(random, width)), competing - width)
  return [first, first + width]
}

/** Empties a cell and draws its option again: those of the slot compete. Answers what the plan costs more. */
export function redraw(
  costs: RunningCosts,
  cell: number,
  temperature: number,
  random: () => number,
  likely?: Float64Array,
): number {
  const options = costs.optionsOf(cell)
  const present = costs.empty(cell)
  const before = costs.placeOf(cell, present)
  const [first, end] = placesAround(costs, cell, before, random)
  const evaluated = costs.look(cell, first, end)
  const index = drawPlace(evaluated, first, end, temperature, random, likely)
  costs.fill(cell, options[index] ?? present)
  return amountAt(evaluated, index) - amountAt(evaluated, before)
}
