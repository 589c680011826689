import { allGoals } from '@brightplate/planner/goals/all-goals'
import { costTerm } from '@brightplate/planner/goals/cost-term'
import type { WeekState } from '@brightplate/planner/search/week-state'

/** What each goal weighs a plan with. */
export const costByGoal = (state: WeekState): Map<string, number> =>
  new Map(allGoals.map((goal) => [goal.id, costTerm(goal, state)]))
