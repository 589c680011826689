import { type Option, slotCount } from '../problem.ts'
import { mainCourses } from '../safe-foods/safe-food-sides.ts'
import type { WeekState } from '../week-state.ts'
import type { Goal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const cellsInWeek = 7 * slotCount
/** A snack or drink that is new weighs this much of a meal. */
const lightWeight = 0.25

const weekOf = (cell: number): number => Math.floor(cell / cellsInWeek)

const isMain = ({ serving }: Option) => mainCourses.includes(serving.dish.recipe.course)

const pointsOf = (option: Option): number =>
  goalPoints.newDish * option.newness * (isMain(option) ? 1 : lightWeight)

const mayBeStep = ({ problem }: WeekState, option: Option): boolean =>
  option.newness === 1 && isMain(option) && problem.profile.safeFoods.length > 0

/** The week in which a dish first stands, other than in one cell; infinite where it does not. */
function firstWeek({ cells }: WeekState, dish: number, without: number): number {
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cell !== without && cells[cell]?.dish === dish) return weekOf(cell)
  }
  return Number.POSITIVE_INFINITY
}

/** Whether a week has a dish for its small step, other than in one cell and than one dish. */
function hasStep(state: WeekState, week: number, without: number, except: number): boolean {
  const { cells } = state
  const end = Math.min((week + 1) * cellsInWeek, cells.length)
  for (let cell = week * cellsInWeek; cell < end; cell += 1) {
    const option = cells[cell]
    if (!option || cell === without || option.dish === except) continue
    if (mayBeStep(state, option) && firstWeek(state, option.dish, without) === week) return true
  }
  return false
}

/** What a week gains by its one step: the dish is free, and the week is not without. */
const stepWorth = goalPoints.newDish + goalPoints.noStep

function cost(state: WeekState): number {
  const { cells, problem } = state
  if (!problem.gradual) return 0
  const weeks = Math.ceil(cells.length / cellsInWeek)
  const known = new Set<number>()
  const stepped = new Set<number>()
  let points = problem.profile.safeFoods.length > 0 ? weeks * goalPoints.noStep : 0
  cells.forEach((option, cell) => {
    if (option.newness === 0 || known.has(option.dish)) return
    known.add(option.dish)
    points += pointsOf(option)
    if (!mayBeStep(state, option) || stepped.has(weekOf(cell))) return
    stepped.add(weekOf(cell))
    points -= stepWorth
  })
  return points
}

function added(state: WeekState, cell: number, option: Option): number {
  if (!state.problem.gradual || option.newness === 0) return 0
  const week = weekOf(cell)
  const first = firstWeek(state, option.dish, cell)
  if (first <= week) return 0
  const none = -1
  const step = mayBeStep(state, option)
  // A dish of a later week is new in this one instead.
  const isLater = first < Number.POSITIVE_INFINITY
  let points = isLater ? 0 : pointsOf(option)
  if (step && !hasStep(state, week, cell, none)) points -= stepWorth
  if (step && isLater && !hasStep(state, first, cell, option.dish)) points += stepWorth
  return points
}

/** The cells of the small steps: at most one a week, at a meal with a safe food. */
export function smallSteps(state: WeekState): Set<number> {
  const steps = new Map<number, number>()
  if (!state.problem.gradual) return new Set()
  state.cells.forEach((option, cell) => {
    const week = weekOf(cell)
    const isNew = mayBeStep(state, option) && firstWeek(state, option.dish, -1) === week
    if (isNew && option.safeFood && !steps.has(week)) steps.set(week, cell)
  })
  return new Set(steps.values())
}

/** For trying new foods: dishes near what is eaten already, and one small step a week. */
export const smallStepsGoal: Goal = {
  id: 'small-steps',
  pieces: () => [],
  standing: { cost, added },
}
