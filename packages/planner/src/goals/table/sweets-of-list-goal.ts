import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Option } from '../../search/option.ts'
import type { Goal } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

const sweet: readonly (PlainGroup | null)[] = ['sweets', 'dessert', 'drink-sweet', 'syrup']

const sweetsOn = ({ parts }: Option): number =>
  parts.filter(({ role, servable }) => role === 'accepted' && sweet.includes(servable.group)).length

/** What is sweet stands in the week as it is eaten, and fills no meals. */
export const sweetsOfListGoal: Goal = {
  id: 'sweets-of-list',
  pieces: ({ profile }) =>
    profile.safeFoods.length === 0
      ? []
      : [{ span: 'plan', weight: goalPoints.sweetOfList, most: 0, amount: sweetsOn }],
}
