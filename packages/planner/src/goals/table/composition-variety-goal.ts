import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { kindOf } from '../../compositions/filters/kind-of.ts'
import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import { mainCount, type Problem, slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

const nothing = -1

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
const isSameComposition = (
  one: Pick<EvaluatedComposition, 'dish' | 'sides'>,
  other: Pick<EvaluatedComposition, 'dish' | 'sides'> | undefined,
): boolean =>
  one.sides.length > 0 &&
  one.dish === other?.dish &&
  one.sides.length === other.sides.length &&
  one.sides.every((side) => other.sides.includes(side))

/** How often the same composition may come in a week. */
const mostOfSame = 2

type Composition = Pick<EvaluatedComposition, 'dish' | 'sides'>

const mostIn = ({ days }: Problem) => Math.ceil((mostOfSame * days) / 7)

/** Main meals with sides of ours, but for one cell's, by their dish. */
const compositionsByDish = ({ cells }: WeekState, leftOut: number): Map<number, Composition[]> =>
  Map.groupBy(
    cells.filter(
      ({ sides }, cell) => sides.length > 0 && cell % slotCount < mainCount && cell !== leftOut,
    ),
    ({ dish }) => dish,
  )

/** How many compositions of a plan are one more of the same than a week may have. */
function tooManyAlike(state: WeekState): number {
  const most = mostIn(state.problem)
  return [...compositionsByDish(state, nothing).values()].flatMap((compositions) =>
    compositions.filter(
      (composition, index) =>
        compositions.slice(0, index).filter((one) => isSameComposition(composition, one)).length >=
        most,
    ),
  ).length
}

/** Sides that come a second time in a day, each time more, and compositions that come two days running. */
function cost(state: WeekState): number {
  const { cells, problem } = state
  let again = 0
  for (let first = 0; first < cells.length; first += slotCount) {
    const sides = cells
      .slice(first, first + slotCount)
      .flatMap((option) => eatenBeside(problem, option.sides))
    again += sides.length - new Set(sides).size
  }
  const nextDay = cells.filter((option, cell) => isSameComposition(option, cells[cell + slotCount]))
  return (
    (1 - problem.profile.routineLevel) *
    (costWeights.sideAgainOnDay * again +
      costWeights.compositionNextDay * nextDay.length +
      costWeights.compositionAgain * tooManyAlike(state))
  )
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const { problem, cells } = state
  const varied = 1 - problem.profile.routineLevel
  const today = ofTheDay(state, cell)
  const [before, after] = [cells[cell - slotCount], cells[cell + slotCount]]
  const isMain = cell % slotCount < mainCount
  const most = mostIn(problem)
  const byDish = isMain ? compositionsByDish(state, cell) : new Map<number, Composition[]>()
  for (const composition of compositions) {
    let points = 0
    const alike = byDish.get(composition.dish)
    if (alike && alike.length >= most && composition.sides.length > 0) {
      const same = alike.filter((one) => isSameComposition(composition, one)).length
      if (same >= most) points += costWeights.compositionAgain
    }
    for (const side of composition.sides) if (today.has(side)) points += costWeights.sideAgainOnDay
    if (isSameComposition(composition, before)) points += costWeights.compositionNextDay
    if (isSameComposition(composition, after)) points += costWeights.compositionNextDay
    composition.points += varied * points
  }
}

/** No side twice on a day, nor the same composition day after day or three times in a week. */
export const compositionVarietyGoal: Goal = {
  id: 'composition-variety',
  pieces: () => [],
  placementPenalty: { cost, add },
}
