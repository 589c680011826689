import type { WeekState } from '../week-state.ts'

/** What a plan is weighed by. Costs are piecewise linear in the dishes and never below 0. */
export type Goal = DayGoal | PlanGoal

export interface DayGoal {
  id: string
  scope: 'day'
  cost: (state: WeekState, day: number) => number
}

export interface PlanGoal {
  id: string
  scope: 'plan'
  cost: (state: WeekState) => number
}
