import type { Nutrient } from '@brightplate/foods/nutrients'
import { costWeights } from '../cost-weights.ts'
import { type Goal, ofNutrients, type Piece } from '../goal.ts'

/** What a child is first short of: below this share of it an easier or likelier week is not worth it. */
const first: readonly Nutrient[] = ['protein_g', 'iron_mg', 'calcium_mg']
const leastOfFirst = 0.7

/** Mean of the plan against each recommended intake. */
export const nutrientGoal: Goal = {
  id: 'nutrients',
  pieces: ({ indexedTargets, days }) =>
    indexedTargets.flatMap(({ nutrient, index, recommended, weight }): Piece[] => {
      const missing = ofNutrients({ terms: [{ index, factor: -1 }], per: recommended * days })
      const all: Piece = {
        span: 'plan',
        weight: weight * costWeights.nutrientMissing,
        most: -1,
        ...missing,
      }
      if (!first.includes(nutrient)) return [all]
      return [
        all,
        { span: 'plan', weight: costWeights.firstMissing, most: -leastOfFirst, ...missing },
      ]
    }),
}
