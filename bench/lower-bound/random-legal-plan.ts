import { brokenLimits } from '@brightplate/planner/goals/nutrition/counted-limits-goal'
import type { Option } from '@brightplate/planner/search/option'
import { type Problem, slotCount } from '@brightplate/planner/search/problem'
import { pick } from '@brightplate/planner/search/random'
import { stateOf, type WeekState } from '@brightplate/planner/search/week-state'
import { costByGoal } from './cost-by-goal.ts'

const mostRedraws = 10_000

function draw(problem: Problem, slot: number, random: () => number): Option {
  const dishes = problem.slots[slot] ?? []
  const sizes = dishes[pick(random, dishes.length)] ?? []
  const option = sizes[pick(random, sizes.length)]
  if (!option) throw new RangeError('A slot without a dish')
  return option
}

/** What the counted limits that it breaks cost: 0 for a legal plan. */
const brokenCost = (state: WeekState): number => costByGoal(state).get('counted-limits') ?? 0

/** A dish and size drawn for each slot, single slots drawn again, never for the worse, until no hard rule is broken. */
export function randomLegalPlan(problem: Problem, random: () => number): WeekState {
  const cells = Array.from({ length: problem.days * slotCount }, (_, cell) =>
    draw(problem, cell % slotCount, random),
  )
  let cost = brokenCost(stateOf(problem, cells))
  for (let redraw = 0; redraw < mostRedraws; redraw += 1) {
    const state = stateOf(problem, cells)
    if (brokenLimits(state).length === 0) return state
    const cell = pick(random, cells.length)
    const before = cells[cell]
    cells[cell] = draw(problem, cell % slotCount, random)
    const after = brokenCost(stateOf(problem, cells))
    if (after > cost && before) cells[cell] = before
    else cost = after
  }
  throw new Error('No legal plan was drawn')
}
