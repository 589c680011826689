import type { EvaluatedComposition } from '../../search/evaluated-composition.ts'
import type { Option } from '../../search/option.ts'
import { slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

const juice = slots.indexOf('juice')

/** A carton of juice is open for days. */
const isSame = ({ cells }: WeekState, other: number, dish: number): boolean =>
  other % slotCount !== juice && cells[other]?.dish === dish

/** A day before, a day after, and the two snacks of a day. */
function neighbours(state: WeekState, cell: number, { dish }: Option): number {
  if (cell % slotCount === juice) return 0
  let same = 0
  if (isSame(state, cell - slotCount, dish)) same += 1
  if (isSame(state, cell + slotCount, dish)) same += 1
  if (isSame(state, cell - 1, dish)) same += 1
  if (isSame(state, cell + 1, dish)) same += 1
  return same
}

const tooOften = (times: number, free: number): number => Math.max(0, times - free)

function cost(state: WeekState): number {
  const { cells, problem } = state
  const routine = problem.profile.routineLevel
  let again = 0
  for (const ofDish of Map.groupBy(cells, ({ dish }) => dish).values()) {
    let times = 0
    let free = 0
    for (const option of ofDish) {
      times += option.times
      free = option.freeTimes
    }
    again += tooOften(times, free)
  }
  // Half from each side, so that two neighbours count once.
  const next = cells.reduce((sum, option, cell) => sum + neighbours(state, cell, option), 0) / 2
  const distinct = new Set(
    cells.map(({ dish }, cell) => (cell % slotCount) * problem.dishCount + dish),
  ).size
  return (
    (1 - routine) * (costWeights.repeat * again + costWeights.nextDay * next) +
    routine * costWeights.distinctDish * distinct
  )
}

function add(compositions: readonly EvaluatedComposition[], state: WeekState, cell: number): void {
  const { problem, dishTimes, slotDishUses, cells } = state
  const routine = problem.profile.routineLevel
  const isJuice = cell % slotCount === juice
  const dishAt = (other: number) =>
    isJuice || other % slotCount === juice ? -1 : (cells[other]?.dish ?? -1)
  const dayBefore = dishAt(cell - slotCount)
  const dayAfter = dishAt(cell + slotCount)
  const mealBefore = dishAt(cell - 1)
  const mealAfter = dishAt(cell + 1)
  const firstInSlot = (cell % slotCount) * problem.dishCount
  for (const composition of compositions) {
    const { dish, freeTimes: free } = composition
    const times = dishTimes.of(dish)
    const more = tooOften(times + composition.times, free) - tooOften(times, free)
    let varied = more * costWeights.repeat
    if (dish === dayBefore) varied += costWeights.nextDay
    if (dish === dayAfter) varied += costWeights.nextDay
    if (dish === mealBefore) varied += costWeights.nextDay
    if (dish === mealAfter) varied += costWeights.nextDay
    const isNew = slotDishUses.of(firstInSlot + dish) === 0
    composition.points =
      composition.points + (1 - routine) * varied + (isNew ? routine * costWeights.distinctDish : 0)
  }
}

/** Variety, or with a routine level its opposite: the same few dishes in each slot. */
export const repetitionGoal: Goal = {
  id: 'repetition',
  pieces: () => [],
  placementPenalty: { cost, add },
}
