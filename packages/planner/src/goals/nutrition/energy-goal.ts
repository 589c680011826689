import { nutrients } from '@brightplate/foods/nutrients'
import { energyTarget } from '../../energy-target.ts'
import type { Goal, Piece } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

const energy = nutrients.indexOf('energy_kcal')

export const energyGoal: Goal = {
  id: 'energy',
  pieces: (problem) => {
    const target = energyTarget(problem)
    const side = (sign: 1 | -1): Piece => ({
      span: 'day',
      weight: 100 * goalPoints.energyPercent,
      most: sign,
      amount: ({ amounts }) => (sign * (amounts[energy] ?? 0)) / target,
    })
    return [side(1), side(-1)]
  },
}
