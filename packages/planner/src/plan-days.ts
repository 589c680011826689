import type { EatenDish } from './eaten-dish.ts'
import { brokenLimits } from './goals/nutrition/counted-limits-goal.ts'
import type { MealOut } from './meals-out/meal-out.ts'
import { cellsOut, withMealsOut } from './meals-out/out-options.ts'
import { type Menu, ourMenu } from './menu.ts'
import type { PlannedDay } from './plan-document.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { explainInfeasible, type Infeasible, isPossible } from './rules/infeasible.ts'
import type { RuleReason } from './rules/rule-reason.ts'
import { buildProblem } from './search/build-problem.ts'
import type { Option } from './search/option.ts'
import { courseOf, type Problem, slotCount } from './search/problem.ts'
import { search } from './search/search.ts'
import { type Slot, slotIndex, slots } from './slot.ts'
import { restoreOption, type StoredDish } from './swap/restore-option.ts'
import { writeDays } from './writing/write-days.ts'

export interface LockedDish extends StoredDish {
  /** Counted from 0. */
  day: number
  slot: Slot
}

export interface PlannerInput {
  profile: PlannerProfile
  /** A plain date, such as "2026-11-23". */
  startDate: string
  durationDays: 7 | 14
  seed: number
  /** Cells that the search draws again. */
  steps: number
  shouldStop?: () => boolean
  /** Called now and then with how much of a search is done, from 0 to 1; a longer search starts again. */
  onProgress?: (share: number) => void
  /** Dishes that stay where they are; one that a rule of the profile forbids does not. */
  locked?: readonly LockedDish[]
  /** Meals for which nothing is planned. */
  mealsOut?: readonly MealOut[]
  /** Dishes of the child's earlier plans. */
  history?: readonly EatenDish[]
  /** Our own, when absent. */
  menu?: Menu
}

/** What was planned: a meal for each slot, without what is made of all of them. */
export interface PlannedDays {
  kind: 'days'
  days: PlannedDay[]
  /** The rule that keeps each dish out that may not stand, by its id. */
  rejected: ReadonlyMap<string, RuleReason>
}

/** A limit that a short search leaves broken is looked at longer before it counts as a clash. */
const mostAttempts = 3

function lockedCells(problem: Problem, locked: readonly LockedDish[]): Map<number, Option> {
  const cells = new Map<number, Option>()
  for (const { day, slot, ...dish } of locked) {
    const option = day < problem.days ? restoreOption(problem, slot, dish) : null
    if (option) cells.set(day * slotCount + slots.indexOf(slot), option)
  }
  return cells
}

/**
 * The days of a plan that keeps every hard rule, or the rules that clash. The same input gives the same days.
 * @example planDays({ profile, startDate: '2026-11-23', durationDays: 7, seed: 1, steps: 3500 })
 */
export function planDays(input: PlannerInput): PlannedDays | Infeasible {
  const { profile, startDate, durationDays, seed, steps, shouldStop, onProgress } = input
  const { locked: kept = [], mealsOut = [] } = input
  const menu = input.menu ?? ourMenu
  if (!isPossible(menu, profile)) return explainInfeasible(menu, profile)
  const atHome = buildProblem(menu, profile, startDate, durationDays, input.history, kept)
  // What is eaten may be known by its words alone, and no meal be built upon it.
  const courses = slots.flatMap((slot) =>
    atHome.slots[slotIndex[slot]].length > 0 ? [] : courseOf(slot),
  )
  if (courses.length > 0) {
    return { kind: 'infeasible', courses: [...new Set(courses)], clashes: [], relax: [] }
  }
  const problem = withMealsOut(atHome, mealsOut)
  const locked = new Map([...lockedCells(problem, kept), ...cellsOut(problem, mealsOut)])
  let broken: string[] = []
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const budget = { seed: seed + attempt, steps: steps * 4 ** attempt, shouldStop, onProgress }
    const state = search(problem, budget, locked)
    broken = brokenLimits(state)
    if (broken.length === 0) {
      return { kind: 'days', days: writeDays(state, startDate), rejected: problem.rejected }
    }
  }
  const clashes = broken.map((id) => ({ kind: 'age' as const, id }))
  return { kind: 'infeasible', courses: [], clashes, relax: [] }
}
