import { costWeights } from '../cost-weights.ts'
import type { Goal } from '../goal.ts'

/** Meals a week with a favourite; more of them gain nothing. */
const enoughPerWeek = 3

/** Favourites of the parent repeat, without crowding out the rest. */
export const favouritesGoal: Goal = {
  id: 'favourites',
  pieces: ({ profile: { favouriteDishes } }) =>
    favouriteDishes.length === 0
      ? []
      : [
          {
            span: 'week',
            weight: costWeights.favouriteMissing,
            most: -Math.min(enoughPerWeek, favouriteDishes.length),
            amount: ({ favourite }) => (favourite ? -1 : 0),
          },
        ],
}
