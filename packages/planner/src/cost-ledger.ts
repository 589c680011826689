import type { DayGoal, Goal, PlanGoal } from './goals/goal.ts'
import type { WeekState } from './week-state.ts'

/** The cost of a state by goal, kept true by looking again only at the days that changed. */
export class CostLedger {
  readonly #dayGoals: readonly DayGoal[]
  readonly #planGoals: readonly PlanGoal[]
  readonly #dayCosts: Float64Array
  #daysCost = 0
  #planCost = 0

  constructor(goals: readonly Goal[], state: WeekState) {
    this.#dayGoals = goals.filter((goal) => goal.scope === 'day')
    this.#planGoals = goals.filter((goal) => goal.scope === 'plan')
    this.#dayCosts = new Float64Array(state.problem.days)
    for (let day = 0; day < state.problem.days; day += 1) this.#refreshDay(state, day)
    this.#refreshPlan(state)
  }

  /** Looks again at the days of changed cells and at the whole. */
  refresh(state: WeekState, days: readonly number[]): void {
    for (const day of days) this.#refreshDay(state, day)
    this.#refreshPlan(state)
  }

  #refreshDay(state: WeekState, day: number): void {
    let cost = 0
    for (const goal of this.#dayGoals) cost += goal.cost(state, day)
    this.#daysCost += cost - (this.#dayCosts[day] ?? 0)
    this.#dayCosts[day] = cost
  }

  #refreshPlan(state: WeekState): void {
    this.#planCost = 0
    for (const goal of this.#planGoals) this.#planCost += goal.cost(state)
  }

  get total(): number {
    return this.#daysCost + this.#planCost
  }
}
