import { slots } from '../../slot.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

const juice = slots.indexOf('juice')
const gramsInKilogram = 1000

/** For gaining weight: the same energy in less food. */
export const denseDishesGoal: Goal = {
  id: 'dense-dishes',
  pieces: ({ profile }) =>
    profile.goals.includes('weight-gain')
      ? [
          {
            span: 'day',
            weight: costWeights.kilogram,
            most: 0,
            amount: ({ grams }, slot) => (slot === juice ? 0 : grams / gramsInKilogram),
          },
        ]
      : [],
}
