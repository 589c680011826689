import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import type { Option } from '../../search/option.ts'
import { mainCount, type Problem } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, onlyAt, type Piece } from '../goal.ts'
import { isOrdinary } from './is-ordinary.ts'
import { ofShare } from './patterns-of-servings.ts'

const dinner = slots.indexOf('dinner')
const breakfast = slots.indexOf('breakfast')

const vegetables = ofShare('vegetable_cup')
const potatoes = ofShare('potato_cup')

/** Cups of a vegetable that is no potato at a dinner: a quarter, half of that under four years. */
const enoughCups = (ageYears: number) => (ageYears < 4 ? 0.125 : 0.25)

/** Lunches and dinners of a week with bought food in a crust, or with fries. */
const breadedAWeek = 2
const inCrust: readonly (PlainGroup | null)[] = ['breaded-meat', 'breaded-fish', 'potato-fried']

const hasCrust = ({ parts }: Option): boolean =>
  parts.some(
    ({ candidateFood: { group, form } }) =>
      inCrust.includes(group) || plainFoodOf(form)?.form.preparation === 'breaded',
  )

/** Dinners that a family eats: with a vegetable, seldom from a box in a crust. Design: lists.md, rule 8. */
export const dinnersGoal: Goal = {
  id: 'dinners',
  pieces: (problem: Problem): Piece[] => {
    if (!isOrdinary(problem)) return []
    const cups = enoughCups(problem.profile.ageYears)
    return [
      onlyAt((slot) => slot === dinner, {
        span: 'day',
        weight: costWeights.dinnerWithoutVegetable,
        most: -1,
        amount: (option) => -Math.min(1, (vegetables(option) - potatoes(option)) / cups),
      }),
      onlyAt((slot) => slot > breakfast && slot < mainCount, {
        span: 'week',
        weight: costWeights.breadedAgain,
        most: breadedAWeek,
        amount: (option) => (hasCrust(option) ? 1 : 0),
      }),
    ]
  },
}
