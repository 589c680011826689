import { allGoals } from '../goals/all-goals.ts'
import { goalCost } from '../goals/goal-cost.ts'
import type { WeekState } from './week-state.ts'

/** Points of a plan, all goals together, summed from scratch. */
export const planCost = (state: WeekState): number =>
  allGoals.reduce((sum, goal) => sum + goalCost(goal, state), 0)
