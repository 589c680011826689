import { slotCount, weekdayOf } from '../search/problem.ts'
import type { WeekState } from '../search/week-state.ts'
import type { Goal, Piece } from './goal.ts'

const daysOf = { day: 1, week: 7, plan: Number.POSITIVE_INFINITY } as const

function pieceCost({ span, weight, most, amount, on }: Piece, { problem, cells }: WeekState) {
  const cellsOfSpan = Math.min(daysOf[span], problem.days) * slotCount
  let cost = 0
  for (let first = 0; first < cells.length; first += cellsOfSpan) {
    let sum = 0
    for (let cell = first; cell < Math.min(first + cellsOfSpan, cells.length); cell += 1) {
      const option = cells[cell]
      const weekday = weekdayOf(problem, Math.floor(cell / slotCount))
      if (option && (on?.(weekday) ?? true)) sum += amount(option, cell % slotCount)
    }
    cost += weight * Math.max(0, sum - most)
  }
  return cost
}

/** Points of one goal for a plan, summed from scratch. */
export const costTerm = (goal: Goal, state: WeekState): number =>
  goal.pieces(state.problem).reduce((sum, piece) => sum + pieceCost(piece, state), 0) +
  (goal.placementPenalty ? goal.placementPenalty.cost(state) : 0)
