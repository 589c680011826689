import type { Goal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Dishes a day above which more of the same brings nothing. */
const enoughPerDay = 3

/** Liked foods and textures: some each day, not nothing else. */
export const wishesGoal: Goal = {
  id: 'wishes',
  pieces: ({ profile }) =>
    profile.likes.length === 0 && profile.likedTextures.length === 0
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
