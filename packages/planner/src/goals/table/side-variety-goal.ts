import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { kindOf } from '../../compositions/one-of-a-kind.ts'
import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import { type Problem, slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'
import { isOrdinary } from '../ordinary/is-ordinary.ts'

/** How often the same food may stand beside meals in seven days: a carton, a loaf and a bag are used up, and corn does not stand with everything. */
const freePerWeek = 5
const freeOfOrdinary = 3

export const freeFor = (problem: Problem) =>
  Math.ceil(((isOrdinary(problem) ? freeOfOrdinary : freePerWeek) * problem.days) / 7)

/** Points for each time more; a week of ordinary food has more to choose from. */
export const weightOfSide = (problem: Problem) =>
  (1 - problem.profile.routineLevel) *
  (isOrdinary(problem) ? costWeights.sideAgainOfOrdinary : costWeights.sideAgain)

/** Milk is drunk with more than one meal of a day, and every day. */
const drinks = new Set(
  plainFoods.flatMap(({ group, food: { id } }) => (kindOf(group) === 'drink' ? id : [])),
)

const eatenBeside = ({ foods }: Problem, sides: readonly number[]): readonly number[] =>
  sides.filter((side) => !drinks.has(foods[side] ?? ''))

/** Sides that stand at another meal or snack of a cell's day. */
function ofTheDay({ cells, problem }: WeekState, cell: number): ReadonlySet<number> {
  const first = cell - (cell % slotCount)
  return new Set(
    cells
      .slice(first, first + slotCount)
      .flatMap(({ sides }, slot) => (first + slot === cell ? [] : eatenBeside(problem, sides))),
  )
}

/** Whether two meals are the same thing with the same beside it. */
const isSamePlate = (
  one: Pick<EvaluatedComposition, 'dish' | 'sides'>,
  other: Pick<EvaluatedComposition, 'dish' | 'sides'> | undefined,
): boolean =>
  one.sides.length > 0 &&
  one.dish === other?.dish &&
  one.sides.length === other.sides.length &&
  one.sides.every((side) => other.sides.includes(side))

/** Sides that come a second time in a day, each time more, and plates that come two days running. */
function near({ cells, problem }: WeekState): number {
  let again = 0
  for (let first = 0; first < cells.length; first += slotCount) {
    const sides = cells
      .slice(first, first + slotCount)
      .flatMap((option) => eatenBeside(problem, option.sides))
    again += sides.length - new Set(sides).size
  }
  const nextDay = cells.filter((option, cell) => isSamePlate(option, cells[cell + slotCount]))
  return (
    (1 - problem.profile.routineLevel) *
    (costWeights.sideAgainOnDay * again + costWeights.plateNextDay * nextDay.length)
  )
}

function cost(state: WeekState): number {
  const uses = Map.groupBy(
    state.cells.flatMap(({ sides }) => sides),
    (side) => side,
  )
  const free = freeFor(state.problem)
  return [...uses.values()].reduce(
    (sum, { length: times }) => sum + weightOfSide(state.problem) * Math.max(0, times - free),
    near(state),
  )
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const { sideUses, problem, cells } = state
  const free = freeFor(problem)
  const weight = weightOfSide(problem)
  const varied = 1 - problem.profile.routineLevel
  const today = ofTheDay(state, cell)
  const [before, after] = [cells[cell - slotCount], cells[cell + slotCount]]
  for (const composition of compositions) {
    let points = 0
    for (const side of composition.sides) {
      if (sideUses.of(side) >= free) points += weight
      if (today.has(side)) points += varied * costWeights.sideAgainOnDay
    }
    if (isSamePlate(composition, before)) points += varied * costWeights.plateNextDay
    if (isSamePlate(composition, after)) points += varied * costWeights.plateNextDay
    composition.points += points
  }
}

/** Not the same side with everything, nor twice on a day, nor the same plate day after day. */
export const sideVarietyGoal: Goal = {
  id: 'side-variety',
  pieces: () => [],
  placementPenalty: { cost, add },
}
