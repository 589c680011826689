import { nutrientIndex } from '@brightplate/foods/nutrients'
import {
  legumeOzOfCup,
  type PatternAmount,
  patternIndex,
} from '@brightplate/foods/patterns/food-pattern'
import { energyTarget } from '../../energy-target.ts'
import type { Option } from '../../search/option.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal, Piece } from '../goal.ts'
import { isOrdinary } from './is-ordinary.ts'
import { ofShare } from './patterns-of-servings.ts'

const daysAWeek = 7

/** An amount and how much of it counts. */
type Share = readonly [amount: PatternAmount, weight: number]

const refinedGrain = ofShare('refined_grain_oz')
const monoFat = ofShare('mono_fat_g')
const polyFat = ofShare('poly_fat_g')

const legumeCups: Share = ['legume_oz', 1 / legumeOzOfCup]

/** Cups or ounces of 1,000 kcal from which on the Healthy Eating Index 2020 gives all its points, and how many. */
const enough: readonly {
  of: readonly Share[]
  most: number
  points: number
}[] = [
  { of: [['whole_grain_oz', 1]], most: 1.5, points: 10 },
  { of: [['vegetable_cup', 1], legumeCups], most: 1.1, points: 5 },
  { of: [['dark_green_cup', 1], legumeCups], most: 0.2, points: 5 },
  {
    of: [
      ['seafood_oz', 1],
      ['nuts_soy_oz', 1],
      ['legume_oz', 1],
    ],
    most: 0.8,
    points: 5,
  },
]

/** Likewise, ounces of refined grain up to which it gives all its points, and from which on none. */
const refined = { most: 1.8, none: 4.3, points: 10 }

/** Grams of fat that is not saturated to a gram that is: from the first on all points, up to the second none. */
const fats = { most: 2.5, none: 1.2, points: 10 }

function sumOf(shares: readonly Share[]): (option: Option) => number {
  const terms = shares.map(([amount, weight]) => ({ index: patternIndex[amount], weight }))
  return ({ patterns }) => {
    let sum = 0
    for (const { index, weight } of terms) sum += weight * patterns[index]
    return sum
  }
}

/**
 * A week of what the Dietary Guidelines advise that no nutrient tells: whole grain, greens and beans, fish and plants,
 * fat that is not saturated. By the Healthy Eating Index 2020 (USDA, NCI), at the energy that is aimed at.
 */
export const dietQualityGoal: Goal = {
  id: 'diet-quality',
  pieces: (problem) => {
    if (!isOrdinary(problem)) return []
    const thousands = (daysAWeek * energyTarget(problem)) / 1000
    const least = enough.map(({ of, most, points }): Piece => {
      const sum = sumOf(of)
      return {
        span: 'week',
        weight: points * costWeights.qualityPoint,
        most: -1,
        amount: (option) => -sum(option) / (most * thousands),
      }
    })
    const most = refined.most * thousands
    // Grams of saturated fat in a tenth of the energy: what guidelines set as the most.
    const usual = (thousands * 1000 * 0.1) / 9
    return [
      ...least,
      {
        span: 'week',
        weight:
          (refined.points * costWeights.qualityPoint * most) /
          ((refined.none - refined.most) * thousands),
        most: 1,
        amount: (option) => refinedGrain(option) / most,
      },
      {
        span: 'week',
        weight: (fats.points * costWeights.qualityPoint) / (fats.most - fats.none),
        most: 0,
        amount: (option) =>
          (fats.most * option.amounts[nutrientIndex.sat_fat_g] -
            monoFat(option) -
            polyFat(option)) /
          usual,
      },
    ]
  },
}
