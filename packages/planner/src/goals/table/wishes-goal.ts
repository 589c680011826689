import type { Problem } from '../../search/problem.ts'
import { costWeights } from '../cost-weights.ts'
import type { Goal, Piece } from '../goal.ts'

/** Dishes a day above which more of the same brings nothing. */
const enoughPerDay = 3

/** Dishes a week of one wish: above it others may do. */
const enoughPerWeek = 2

/** Each wish that some dish answers, twice a week. */
function each({ slots }: Problem): Piece[] {
  const answered = new Set(
    slots.flat().flatMap((sizes) => sizes.slice(0, 1).flatMap(({ wishes }) => wishes)),
  )
  return [...answered].map((wish) => ({
    span: 'week',
    weight: costWeights.wishUnanswered,
    most: -1,
    amount: ({ wishes }) => (wishes.includes(wish) ? -1 / enoughPerWeek : 0),
  }))
}

/** Liked foods and textures, and dishes that were asked for: some each day, each now and then, not nothing else. */
export const wishesGoal: Goal = {
  id: 'wishes',
  pieces: (problem) =>
    !problem.slots.some((compositions) => compositions.some(([option]) => option?.wished))
      ? []
      : [
          {
            span: 'day',
            weight: costWeights.unwishedDay,
            most: -1,
            amount: ({ wished }) => (wished ? -1 / enoughPerDay : 0),
          },
          ...each(problem),
        ],
}
