import { mainCount } from '../../search/problem.ts'
import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import { type Goal, onlyAt } from '../goal.ts'

const breakfast = slots.indexOf('breakfast')
const dinner = slots.indexOf('dinner')

/** Lunches and dinners of a week: half of them, and one more, as what else weighs may take one. */
const enoughMains = 8
/** Of them dinners: what is cooked for the table is the kitchen's own. */
const enoughDinners = 4
const enoughBreakfasts = 3

/** Half of the meals are of the cuisines that the family asks for, where rules and the child's foods leave room. */
export const cuisinesGoal: Goal = {
  id: 'cuisines',
  pieces: ({ profile: { cuisines = [] } }) =>
    cuisines.length === 0
      ? []
      : [
          onlyAt((slot) => slot > breakfast && slot < mainCount, {
            span: 'week',
            weight: costWeights.cuisineMissing,
            most: -1,
            amount: ({ ofCuisine }) => (ofCuisine ? -1 / enoughMains : 0),
          }),
          onlyAt((slot) => slot === dinner, {
            span: 'week',
            weight: costWeights.cuisineMissingAtDinner,
            most: -1,
            amount: ({ ofCuisine }) => (ofCuisine ? -1 / enoughDinners : 0),
          }),
          onlyAt((slot) => slot === breakfast, {
            span: 'week',
            weight: costWeights.cuisineMissingAtBreakfast,
            most: -1,
            amount: ({ ofCuisine }) => (ofCuisine ? -1 / enoughBreakfasts : 0),
          }),
        ],
}
