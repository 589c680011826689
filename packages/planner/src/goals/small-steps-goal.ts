import { slotCount } from '../problem.ts'
import { mainMeals } from '../safe-foods/main-meals.ts'
import type { WeekState } from '../week-state.ts'
import type { PlanGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const daysInWeek = 7
/** A snack or drink that is new weighs this much of a meal. */
const lightWeight = 0.25

/** The first cell of each dish that is new to the child and to the weeks before, week by week. */
function newCells({ problem, cells }: WeekState): number[][] {
  const known = new Set<number>()
  const weeks: number[][] = []
  for (let first = 0; first < cells.length; first += daysInWeek * slotCount) {
    const found: number[] = []
    for (
      let cell = first;
      cell < Math.min(first + daysInWeek * slotCount, cells.length);
      cell += 1
    ) {
      const option = cells[cell]
      if (!option || option.newness === 0 || known.has(option.dish)) continue
      known.add(option.dish)
      found.push(cell)
    }
    weeks.push(found)
  }
  return problem.gradual ? weeks : []
}

const isMain = (cell: number) => mainMeals.includes(cell % slotCount)

function stepOf({ cells }: WeekState, week: readonly number[]): number | undefined {
  return week.find(
    (cell) => isMain(cell) && cells[cell]?.newness === 1 && cells[cell]?.safeFood !== null,
  )
}

/** The cells of the small steps: at most one a week, at a meal with a safe food. */
export const smallSteps = (state: WeekState): Set<number> =>
  new Set(newCells(state).flatMap((week) => stepOf(state, week) ?? []))

/** For trying new foods: dishes near what is eaten already, and one small step a week. */
export const smallStepsGoal: PlanGoal = {
  id: 'small-steps',
  scope: 'plan',
  cost: (state) => {
    if (!state.problem.gradual) return 0
    let cost = 0
    for (const week of newCells(state)) {
      const step = stepOf(state, week)
      if (step === undefined) cost += goalPoints.noStep
      for (const cell of week) {
        if (cell === step) continue
        const weight = isMain(cell) ? 1 : lightWeight
        cost += goalPoints.newDish * weight * (state.cells[cell]?.newness ?? 0)
      }
    }
    return cost
  },
}
