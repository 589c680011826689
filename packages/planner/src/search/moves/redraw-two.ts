import { amountAt } from '../amount-at.ts'
import { acceptedBaseOf, type Option } from '../option.ts'
import type { RunningCosts } from '../running-costs.ts'
import { drawPlace } from './draw-place.ts'
import { putBack } from './put-back.ts'
import { emptyCell, redraw } from './redraw.ts'

const isBuiltAlike = (one: Option, other: Option) =>
  one.dish === other.dish || (acceptedBaseOf(one) ?? -1) === acceptedBaseOf(other)

/** Draws a cell again among what is built upon another food; null, and nothing changed, where nothing is. */
function redrawOtherwise(
  costs: RunningCosts,
  cell: number,
  temperature: number,
  random: () => number,
): number | null {
  const { options, present, before, first, end, evaluated } = emptyCell(costs, cell, random)
  const costBefore = amountAt(evaluated, before)
  let others = 0
  for (let index = first; index < end; index += 1) {
    const option = options[index]
    if (!option || isBuiltAlike(option, present)) evaluated[index] = Number.POSITIVE_INFINITY
    else others += 1
  }
  if (others === 0) {
    costs.fill(cell, present)
    return null
  }
  const index = drawPlace(evaluated, first, end, temperature, random)
  costs.fill(cell, options[index] ?? present)
  return amountAt(evaluated, index) - costBefore
}

/**
 * A cell is built upon another food, and another cell is drawn again after it: eggs come to breakfast and chicken to
 * supper, of which each alone would put one food at two meals of the day. Both stay as they were where they cost so much
 * more that chance, at this temperature, does not take it (Metropolis). Answers what the plan costs more.
 */
export function redrawTwo(
  costs: RunningCosts,
  cell: number,
  other: number,
  temperature: number,
  random: () => number,
): number {
  const { [cell]: here, [other]: there } = costs.state.cells
  if (!here || !there) return 0
  const first = redrawOtherwise(costs, cell, temperature, random)
  if (first === null) return 0
  const more = first + redraw(costs, other, temperature, random)
  if (more <= 0 || random() < Math.exp(-more / temperature)) return more
  putBack(costs, cell, here)
  putBack(costs, other, there)
  return 0
}
