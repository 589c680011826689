import { nutrients } from '@brightplate/foods/nutrients'
import { energyTarget } from '../energy-target.ts'
import { nutrientCount } from '../week-state.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

const energy = nutrients.indexOf('energy_kcal')

export const energyGoal: DayGoal = {
  id: 'energy',
  scope: 'day',
  cost: (state, day) => {
    const target = energyTarget(state.problem)
    const eaten = state.dayTotals[day * nutrientCount + energy] ?? 0
    return (goalPoints.energyPercent * 100 * Math.abs(eaten - target)) / target
  },
}
