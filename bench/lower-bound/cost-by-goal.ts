import { allGoals } from '@brightplate/planner/goals/all-goals'
import { goalCost } from '@brightplate/planner/goals/goal-cost'
import type { WeekState } from '@brightplate/planner/search/week-state'

/** What each goal weighs a plan with. */
export const costByGoal = (state: WeekState): Map<string, number> =>
  new Map(allGoals.map((goal) => [goal.id, goalCost(goal, state)]))
