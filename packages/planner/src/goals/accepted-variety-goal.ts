import type { Option } from '../option.ts'
import { mainCount, type Problem, slotCount } from '../problem.ts'
import { slots } from '../slot.ts'
import type { WeekState } from '../week-state.ts'
import type { Goal, Piece } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Eating one thing daily is how children lose it: none at more than this share of main meals. */
const mostOfMeals = 1 / 3
const daysRunning = 3

const lunch = slots.indexOf('lunch')
const dinner = slots.indexOf('dinner')

const isMain = (cell: number) => cell % slotCount < mainCount

/** How many foods of the profile may stand at main meals; from two on they take turns. */
const fitting = ({ acceptedAtMeals }: Problem) => acceptedAtMeals.filter(Boolean).length

const mayVary = (problem: Problem) => fitting(problem) > 1 && problem.profile.routineLevel < 1

/** The same food at a second meal or snack of a day; at lunch and again at supper most of all. */
const onceADay = (problem: Problem): Piece[] =>
  problem.profile.safeFoods.flatMap((_, index): Piece[] => {
    const weight = 1 - problem.profile.routineLevel
    const times = ({ accepted }: Option) => (accepted.includes(index) ? 1 : 0)
    return [
      { span: 'day', weight: weight * goalPoints.acceptedAgain, most: 1, amount: times },
      {
        span: 'day',
        weight: weight * goalPoints.acceptedAtBothMeals,
        most: 1,
        amount: (option, slot) => (slot === lunch || slot === dinner ? times(option) : 0),
      },
    ]
  })

/** Above its fair share first a little, above a third of main meals much. */
function pieces(problem: Problem): Piece[] {
  if (!mayVary(problem)) return []
  const meals = problem.days * mainCount
  const weight = 1 - problem.profile.routineLevel
  const fair = Math.ceil((2 * meals) / fitting(problem))
  const most = Math.max(Math.floor(meals * mostOfMeals), Math.ceil(meals / fitting(problem)))
  const ofMeals = problem.acceptedAtMeals.flatMap((isFitting, index): Piece[] => {
    if (!isFitting) return []
    const amount = ({ accepted }: Option, slot: number) =>
      slot < mainCount && accepted.includes(index) ? 1 : 0
    return [
      { span: 'plan', weight: weight * goalPoints.aboveFairShare, most: fair, amount },
      { span: 'plan', weight: weight * goalPoints.aboveThird, most, amount },
    ]
  })
  return [...onceADay(problem), ...ofMeals]
}

const timesOnDay = ({ cells }: WeekState, day: number, index: number, without: number): number => {
  let times = 0
  for (let slot = 0; slot < mainCount; slot += 1) {
    const cell = day * slotCount + slot
    if (cell !== without && cells[cell]?.accepted.includes(index)) times += 1
  }
  return times
}

/** Spans of three days that a food on this day would fill, were it not there already. */
function runsThrough(state: WeekState, day: number, index: number, without: number): number {
  const on = (other: number) =>
    other >= 0 &&
    other < state.problem.days &&
    (other === day || timesOnDay(state, other, index, without) > 0)
  let runs = 0
  for (let first = day - daysRunning + 1; first <= day; first += 1) {
    let full = true
    for (let other = first; other < first + daysRunning; other += 1) full &&= on(other)
    if (full) runs += 1
  }
  return runs
}

/** Foods that stand at no main meal of the plan, though they may. */
function unused({ cells, problem }: WeekState): number {
  const used = new Set(cells.flatMap(({ accepted }, cell) => (isMain(cell) ? [...accepted] : [])))
  return problem.acceptedAtMeals.filter((isFitting, index) => isFitting && !used.has(index)).length
}

function cost(state: WeekState): number {
  const { problem } = state
  if (!mayVary(problem)) return 0
  let runs = 0
  problem.acceptedAtMeals.forEach((isFitting, index) => {
    if (!isFitting) return
    for (let day = 0; day + daysRunning <= problem.days; day += 1) {
      let full = true
      for (let other = day; other < day + daysRunning; other += 1) {
        full &&= timesOnDay(state, other, index, -1) > 0
      }
      if (full) runs += 1
    }
  })
  const weight = 1 - problem.profile.routineLevel
  return weight * (goalPoints.threeDaysRunning * runs + goalPoints.unusedFood * unused(state))
}

function added(state: WeekState, cell: number, option: Option): number {
  const { problem } = state
  if (!mayVary(problem) || !isMain(cell) || option.accepted.length === 0) return 0
  const day = Math.floor(cell / slotCount)
  let points = 0
  for (const index of option.accepted) {
    if (timesOnDay(state, day, index, cell) === 0) {
      points += goalPoints.threeDaysRunning * runsThrough(state, day, index, cell)
    }
    if ((state.acceptedUses[index] ?? 0) === 0) points -= goalPoints.unusedFood
  }
  return (1 - problem.profile.routineLevel) * points
}

/** The foods that the child eats by turns: each that fits before one repeats much, none daily. */
export const acceptedVarietyGoal: Goal = {
  id: 'accepted-variety',
  pieces,
  standing: { cost, added },
}
