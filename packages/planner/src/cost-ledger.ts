import type { DayGoal, Goal, PlanGoal } from './goals/goal.ts'
import type { WeekState } from './week-state.ts'

/** The cost of a state by goal, kept true by looking again only at the days that changed. */
export class CostLedger {
  readonly #dayGoals: readonly DayGoal[]
  readonly #planGoals: readonly PlanGoal[]
  readonly #dayCosts: Float64Array
  #planCost = 0

  constructor(goals: readonly Goal[], state: WeekState) {
    this.#dayGoals = goals.filter((goal) => goal.scope === 'day')
    this.#planGoals = goals.filter((goal) => goal.scope === 'plan')
    this.#dayCosts = new Float64Array(state.problem.days)
    for (let day = 0; day < state.problem.days; day += 1) this.refresh(state, day)
  }

  /** Looks again at one changed day and at the whole. */
  refresh(state: WeekState, day: number): void {
    let cost = 0
    for (const goal of this.#dayGoals) cost += goal.cost(state, day)
    this.#dayCosts[day] = cost
    this.#planCost = 0
    for (const goal of this.#planGoals) this.#planCost += goal.cost(state)
  }

  get total(): number {
    let sum = this.#planCost
    for (const cost of this.#dayCosts) sum += cost
    return sum
  }
}
