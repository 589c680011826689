import type { Option } from '../../search/option.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** Dietary Guidelines for Americans 2020-2025: three cups of dairy a day from nine years on, two and a half from four. */
const mostGlasses = 3

const glassesOn = ({ parts }: Option): number =>
  parts.filter(({ candidateFood: { group } }) => group === 'milk' || group === 'plant-drink').length

/** Milk stands beside meals, and in the place of none: what is drunk at five of them leaves no hunger for food. */
export const milkGlassesGoal: Goal = {
  id: 'milk-glasses',
  pieces: ({ profile }) =>
    profile.safeFoods.length === 0
      ? []
      : [{ span: 'day', weight: costWeights.milkAgain, most: mostGlasses, amount: glassesOn }],
}
