import { allGoals } from '@brightplate/planner/goals/all-goals'
import type { WeekState } from '@brightplate/planner/week-state'

/** What each goal weighs a plan with. */
export function costByGoal(state: WeekState): Map<string, number> {
  return new Map(
    allGoals.map((goal) => {
      if (goal.scope === 'plan') return [goal.id, goal.cost(state)]
      const days = Array.from({ length: state.problem.days }, (_, day) => goal.cost(state, day))
      return [goal.id, days.reduce((sum, cost) => sum + cost, 0)]
    }),
  )
}

export const costOfPlan = (state: WeekState): number =>
  [...costByGoal(state).values()].reduce((sum, cost) => sum + cost, 0)
