import { slotCount } from '../problem.ts'
import type { DayGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Dishes a day above which more of the same brings nothing. */
const enoughPerDay = 3

/** Liked foods and textures: some each day, not nothing else. */
export const wishesGoal: DayGoal = {
  id: 'wishes',
  scope: 'day',
  cost: (state, day) => {
    const { profile } = state.problem
    if (profile.likes.length === 0 && profile.likedTextures.length === 0) return 0
    let wished = 0
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (state.cells[day * slotCount + slot]?.wished) wished += 1
    }
    return goalPoints.unwishedDay * (1 - Math.min(wished, enoughPerDay) / enoughPerDay)
  },
}
