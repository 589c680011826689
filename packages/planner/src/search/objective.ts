import { allGoals } from '../goals/all-goals.ts'
import { costTerm } from '../goals/cost-term.ts'
import type { WeekState } from './week-state.ts'

/** Points of a plan, all goals together, summed from scratch. */
export const objective = (state: WeekState): number =>
  allGoals.reduce((sum, goal) => sum + costTerm(goal, state), 0)
