import type { Goal } from '../goal.ts'
import { goalPoints } from '../goal-points.ts'

/** Dishes a day above which more of the same brings nothing. */
const enoughPerDay = 3

/** Liked foods and textures, and dishes that were asked for: some each day, not nothing else. */
export const wishesGoal: Goal = {
  id: 'wishes',
  pieces: ({ slots }) =>
    !slots.some((plates) => plates.some(([option]) => option?.wished))
      ? []
      : [
          {
            span: 'day',
            weight: goalPoints.unwishedDay,
            most: -1,
            amount: ({ wished }) => (wished ? -1 / enoughPerDay : 0),
          },
        ],
}
