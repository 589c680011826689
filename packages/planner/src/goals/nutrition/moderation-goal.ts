import { type NutrientIndex, nutrientIndex } from '@brightplate/foods/nutrients'
import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { energyTarget } from '../../energy-target.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, ofNutrients, type Piece } from '../goal.ts'

const index = {
  energy: nutrientIndex.energy_kcal,
  protein: nutrientIndex.protein_g,
  fat: nutrientIndex.fat_g,
  saturated: nutrientIndex.sat_fat_g,
  carbohydrate: nutrientIndex.carb_g,
  addedSugars: nutrientIndex.added_sugars_g,
  sodium: nutrientIndex.sodium_mg,
}

/** Kcal in a gram (Atwater's general factors). */
const kcal = { protein: 4, fat: 9, carbohydrate: 4 }

/** Served only where they were asked for, and then at one meal of a day: ours. */
const sweetGroups: readonly (PlainGroup | null)[] = ['sweets', 'dessert', 'drink-sweet']
const sweetMealsADay = 1

const sweetMeals = (weight: number): Piece => ({
  span: 'day',
  weight,
  most: sweetMealsADay,
  amount: ({ parts }) =>
    parts.some(({ candidateFood: { group } }) => sweetGroups.includes(group)) ? 1 : 0,
})

/**
 * Shares of protein, fat and carbohydrate in their ranges; saturated fat, added sugars and sodium low.
 * What passes a range is counted as a share of the energy target, which keeps the goal linear.
 */
export const moderationGoal: Goal = {
  id: 'moderation',
  pieces: (problem) => {
    const { targets } = problem
    const day = energyTarget(problem)
    const piece = { span: 'day' as const, weight: costWeights.energyShare, most: 0 }
    const above = (nutrient: NutrientIndex, factor: number, high: number): Piece => ({
      ...piece,
      ...ofNutrients({
        terms: [
          { index: nutrient, factor },
          { index: index.energy, factor: -high },
        ],
        per: day,
      }),
    })
    const below = (nutrient: NutrientIndex, factor: number, low: number): Piece => ({
      ...piece,
      ...ofNutrients({
        terms: [
          { index: index.energy, factor: low },
          { index: nutrient, factor: -factor },
        ],
        per: day,
      }),
    })
    const within = (
      nutrient: NutrientIndex,
      factor: number,
      range: { low: number; high: number },
    ) => [above(nutrient, factor, range.high), below(nutrient, factor, range.low)]
    return [
      ...within(index.protein, kcal.protein, targets.protein),
      ...within(index.fat, kcal.fat, targets.fat),
      ...within(index.carbohydrate, kcal.carbohydrate, targets.carbohydrate),
      ...(targets.saturatedFat === null
        ? []
        : [above(index.saturated, kcal.fat, targets.saturatedFat)]),
      {
        ...above(index.addedSugars, kcal.carbohydrate, targets.addedSugars),
        weight: targets.addedSugars > 0 ? costWeights.energyShare : costWeights.sugarUnderTwo,
      },
      sweetMeals(costWeights.sweetAgain),
      {
        span: 'day',
        weight: costWeights.sodiumTwice,
        most: 1,
        ...ofNutrients({ terms: [{ index: index.sodium, factor: 1 }], per: targets.sodiumMg }),
      },
    ]
  },
}
