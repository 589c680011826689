import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Option } from '../../search/option.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

const sweet: readonly (PlainGroup | null)[] = ['sweets', 'dessert', 'drink-sweet', 'syrup']

const sweetsOn = ({ parts }: Option): number =>
  parts.filter(
    ({ role, candidateFood }) => role === 'accepted' && sweet.includes(candidateFood.group),
  ).length

/** What is sweet stands in the week as it is eaten, and fills no meals. */
export const sweetsOfListGoal: Goal = {
  id: 'sweets-of-list',
  pieces: ({ profile }) =>
    profile.safeFoods.length === 0
      ? []
      : [{ span: 'plan', weight: costWeights.sweetOfList, most: 0, amount: sweetsOn }],
}
