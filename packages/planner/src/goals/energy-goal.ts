import { nutrients } from '@brightplate/foods/nutrients'
import { energyTarget } from '../energy-target.ts'
import { nutrientCount } from '../week-state.ts'
import type { DayGoal } from './goal.ts'

const energy = nutrients.indexOf('energy_kcal')

/** Points for each percent that a day is away from the child's energy target. */
const pointsPerPercent = 1

export const energyGoal: DayGoal = {
  id: 'energy',
  scope: 'day',
  cost: (state, day) => {
    const target = energyTarget(state.problem)
    const eaten = state.dayTotals[day * nutrientCount + energy] ?? 0
    return (pointsPerPercent * 100 * Math.abs(eaten - target)) / target
  },
}
