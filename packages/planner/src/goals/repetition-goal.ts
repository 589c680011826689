import { slotCount } from '../problem.ts'
import type { WeekState } from '../week-state.ts'
import type { PlanGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Variety, or with a routine level its opposite: the same few dishes in each slot. */
export const repetitionGoal: PlanGoal = {
  id: 'repetition',
  scope: 'plan',
  cost: (state) => {
    const routine = state.problem.profile.routineLevel
    const varied = routine < 1 ? (1 - routine) * repeats(state) : 0
    return routine > 0 ? varied + routine * goalPoints.distinctDish * distinctDishes(state) : varied
  },
}

function repeats({ cells, seen }: WeekState): number {
  seen.fill(0)
  let cost = 0
  for (let cell = 0; cell < cells.length; cell += 1) {
    const option = cells[cell]
    if (!option) continue
    const { dish } = option
    const times = (seen[dish] ?? 0) + 1
    seen[dish] = times
    if (times > option.freeTimes) cost += goalPoints.repeat
    if (cell >= slotCount && cells[cell - slotCount]?.dish === dish) cost += goalPoints.nextDay
    // The two snacks of a day are neighbours too.
    if (cell > 0 && cells[cell - 1]?.dish === dish) cost += goalPoints.nextDay
  }
  return cost
}

function distinctDishes(state: WeekState): number {
  let distinct = 0
  for (let slot = 0; slot < slotCount; slot += 1) {
    const dishes = new Set<number>()
    for (let cell = slot; cell < state.cells.length; cell += slotCount) {
      const option = state.cells[cell]
      if (option) dishes.add(option.dish)
    }
    distinct += dishes.size
  }
  return distinct
}
