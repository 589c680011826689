import { type NutrientIndex, nutrientIndex } from '@brightplate/foods/nutrients'
import { costWeights } from '../cost-weights.ts'
import { type Goal, ofNutrients } from '../goal.ts'

const retinol = nutrientIndex.retinol_ug

/**
 * What food itself brings too much of: a bowl of some fortified cereals passes what a small child may
 * have, and so do eggs, wheat and seeds of one day.
 */
const hard: readonly NutrientIndex[] = [
  retinol,
  nutrientIndex.iron_mg,
  nutrientIndex.zinc_mg,
  nutrientIndex.selenium_ug,
  nutrientIndex.copper_mg,
]

/** A hundredth is kept free, so that a day that comes near a limit stays under it. */
const most = 0.99

/** No day above an upper intake. */
export const upperIntakesGoal: Goal = {
  id: 'upper-intakes',
  pieces: ({ indexedTargets, targets }) =>
    [...indexedTargets, { index: retinol, upper: targets.retinolUg }]
      .filter(({ upper }) => upper < Number.POSITIVE_INFINITY)
      .map(({ index, upper }) => ({
        span: 'day',
        weight: hard.includes(index) ? costWeights.hardIntakeTwice : costWeights.upperIntakeTwice,
        most,
        ...ofNutrients({ terms: [{ index, factor: 1 }], per: upper }),
      })),
}
