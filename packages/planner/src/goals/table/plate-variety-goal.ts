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
const isSamePlate = (
  one: Pick<EvaluatedComposition, 'dish' | 'sides'>,
  other: Pick<EvaluatedComposition, 'dish' | 'sides'> | undefined,
): boolean =>
  one.sides.length > 0 &&
  one.dish === other?.dish &&
  one.sides.length === other.sides.length &&
  one.sides.every((side) => other.sides.includes(side))

/** How often the same plate may come in a week. */
const mostOfPlate = 2

type Plate = Pick<EvaluatedComposition, 'dish' | 'sides'>

const mostIn = ({ days }: Problem) => Math.ceil((mostOfPlate * days) / 7)

/** Main meals with sides of ours, but for one cell's, by their dish. */
const platesByDish = ({ cells }: WeekState, leftOut: number): Map<number, Plate[]> =>
  Map.groupBy(
    cells.filter(
      ({ sides }, cell) => sides.length > 0 && cell % slotCount < mainCount && cell !== leftOut,
    ),
    ({ dish }) => dish,
  )

/** How many plates of a plan are one more of the same than a week may have. */
function tooManyAlike(state: WeekState): number {
  const most = mostIn(state.problem)
  return [...platesByDish(state, nothing).values()].flatMap((plates) =>
    plates.filter(
      (plate, index) =>
        plates.slice(0, index).filter((one) => isSamePlate(plate, one)).length >= most,
    ),
  ).length
}

/** Sides that come a second time in a day, each time more, and plates that come two days running. */
function cost(state: WeekState): number {
  const { cells, problem } = state
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
    (costWeights.sideAgainOnDay * again +
      costWeights.plateNextDay * nextDay.length +
      costWeights.plateAgain * tooManyAlike(state))
  )
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const { problem, cells } = state
  const varied = 1 - problem.profile.routineLevel
  const today = ofTheDay(state, cell)
  const [before, after] = [cells[cell - slotCount], cells[cell + slotCount]]
  const isMain = cell % slotCount < mainCount
  const most = mostIn(problem)
  const byDish = isMain ? platesByDish(state, cell) : new Map<number, Plate[]>()
  for (const composition of compositions) {
    let points = 0
    const alike = byDish.get(composition.dish)
    if (alike && alike.length >= most && composition.sides.length > 0) {
      const same = alike.filter((plate) => isSamePlate(composition, plate)).length
      if (same >= most) points += costWeights.plateAgain
    }
    for (const side of composition.sides) if (today.has(side)) points += costWeights.sideAgainOnDay
    if (isSamePlate(composition, before)) points += costWeights.plateNextDay
    if (isSamePlate(composition, after)) points += costWeights.plateNextDay
    composition.points += varied * points
  }
}

/** No side twice on a day, nor the same plate day after day or three times in a week. */
export const plateVarietyGoal: Goal = {
  id: 'plate-variety',
  pieces: () => [],
  placementPenalty: { cost, add },
}
