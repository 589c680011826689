import { nutrientIndex } from '@brightplate/foods/nutrients'
import { energyTarget } from '../../energy-target.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, ofNutrients, type Piece } from '../goal.ts'

/** From here on a percent weighs more: a hungry day is not made good by six others. Our figure. */
const farAway = 0.1

export const energyGoal: Goal = {
  id: 'energy',
  pieces: (problem) => {
    const target = energyTarget(problem)
    const side = (sign: 1 | -1, percentPoints: number, beyond: number): Piece => ({
      span: 'day',
      weight: 100 * percentPoints,
      most: sign + beyond,
      ...ofNutrients({ terms: [{ index: nutrientIndex.energy_kcal, factor: sign }], per: target }),
    })
    return [
      side(1, costWeights.energyPercent, 0),
      side(-1, costWeights.energyPercent, 0),
      side(1, costWeights.energyPercentFar, farAway),
      side(-1, costWeights.energyPercentFar, farAway),
    ]
  },
}
