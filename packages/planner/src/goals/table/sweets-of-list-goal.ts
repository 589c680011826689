import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { Option } from '../../search/option.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

const sweet: readonly (PlainGroup | null)[] = ['sweets', 'dessert', 'drink-sweet', 'syrup']

const sweetsOn = ({ parts }: Option): number =>
  parts.filter(
    ({ role, candidateFood }) => role === 'accepted' && sweet.includes(candidateFood.group),
  ).length

const isSweetDrink = ({ role, candidateFood }: Option['parts'][number]): boolean =>
  role === 'accepted' && candidateFood.group === 'drink-sweet'

const sweetDrinksOn = ({ parts }: Option): number => parts.filter(isSweetDrink).length

/**
 * What is sweet stands in the week as it is eaten, and fills no meals: a sweetened drink once a day, as it is
 * (AAP 2017 and Healthy Eating Research 2019 advise none).
 */
export const sweetsOfListGoal: Goal = {
  id: 'sweets-of-list',
  pieces: ({ profile }) =>
    profile.safeFoods.length === 0
      ? []
      : [
          { span: 'plan', weight: costWeights.sweetOfList, most: 0, amount: sweetsOn },
          { span: 'day', weight: costWeights.sweetDrinkAgain, most: 1, amount: sweetDrinksOn },
        ],
}
