import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import { type Problem, slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

type Meal = Pick<EvaluatedComposition, 'accepted' | 'sides'>

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((food) => other.includes(food))

/** Whether two meals are the same foods, whichever of them comes first: one food alone is weighed by itself. */
const isSameMeal = (one: Meal, other: Meal): boolean =>
  one.accepted.length > 1 &&
  isSameSet(one.accepted, other.accepted) &&
  isSameSet(one.sides, other.sides)

const weightOf = ({ profile }: Problem): number =>
  profile.safeFoods.length === 0 ? 0 : (1 - profile.routineLevel) * costWeights.sameMealInDay

/** The other meals and snacks of a cell's day, of which more than one food is the child's. */
function othersOfDay({ cells }: WeekState, cell: number): Meal[] {
  const first = cell - (cell % slotCount)
  return cells
    .slice(first, first + slotCount)
    .filter(({ accepted }, slot) => first + slot !== cell && accepted.length > 1)
}

function cost(state: WeekState): number {
  const again = state.cells.flatMap((meal, cell) =>
    othersOfDay(state, cell).filter((other) => isSameMeal(meal, other)),
  ).length
  return (weightOf(state.problem) * again) / 2
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const weight = weightOf(state.problem)
  if (weight === 0) return
  const others = othersOfDay(state, cell)
  if (others.length === 0) return
  for (const composition of compositions) {
    for (const other of others) if (isSameMeal(composition, other)) composition.points += weight
  }
}

/** Crackers and yogurt in the morning are not yogurt and crackers at noon. */
export const sameMealInDayGoal: Goal = {
  id: 'same-meal-in-day',
  pieces: () => [],
  placementPenalty: { cost, add },
}
