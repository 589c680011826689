import type { Option } from '../../search/option.ts'
import { slotCount } from '../../search/problem.ts'
import type { WeekState } from '../../search/week-state.ts'
import { slots } from '../../slot.ts'
import type { Goal, LookedPlates } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

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

function cost(state: WeekState): number {
  const { cells, problem } = state
  const routine = problem.profile.routineLevel
  let varied = 0
  let distinct = 0
  cells.forEach((option, cell) => {
    const before = cells.slice(0, cell)
    const times = before.filter(({ dish }) => dish === option.dish).length + 1
    if (times > option.freeTimes) varied += goalPoints.repeat
    // Half from each side, so that two neighbours count once.
    varied += (goalPoints.nextDay * neighbours(state, cell, option)) / 2
    const inSlot = before.filter((_, other) => other % slotCount === cell % slotCount)
    if (inSlot.every(({ dish }) => dish !== option.dish)) distinct += 1
  })
  return (1 - routine) * varied + routine * goalPoints.distinctDish * distinct
}

function add({ plates, first, end, points }: LookedPlates, state: WeekState, cell: number): void {
  const { problem, dishUses, slotDishUses, cells } = state
  const routine = problem.profile.routineLevel
  const isJuice = cell % slotCount === juice
  const dishAt = (other: number) =>
    isJuice || other % slotCount === juice ? -1 : (cells[other]?.dish ?? -1)
  const dayBefore = dishAt(cell - slotCount)
  const dayAfter = dishAt(cell + slotCount)
  const mealBefore = dishAt(cell - 1)
  const mealAfter = dishAt(cell + 1)
  const firstInSlot = (cell % slotCount) * problem.dishCount
  for (let plate = first; plate < end; plate += 1) {
    const dish = plates.dish[plate] ?? 0
    const isAgain = (dishUses[dish] ?? 0) + 1 > (plates.freeTimes[plate] ?? 0)
    let varied = isAgain ? goalPoints.repeat : 0
    if (dish === dayBefore) varied += goalPoints.nextDay
    if (dish === dayAfter) varied += goalPoints.nextDay
    if (dish === mealBefore) varied += goalPoints.nextDay
    if (dish === mealAfter) varied += goalPoints.nextDay
    const isNew = (slotDishUses[firstInSlot + dish] ?? 0) === 0
    points[plate] =
      (points[plate] ?? 0) +
      (1 - routine) * varied +
      (isNew ? routine * goalPoints.distinctDish : 0)
  }
}

/** Variety, or with a routine level its opposite: the same few dishes in each slot. */
export const repetitionGoal: Goal = {
  id: 'repetition',
  pieces: () => [],
  standing: { cost, add },
}
