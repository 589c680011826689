import { mainMeals } from '../safe-foods/main-meals.ts'
import type { Goal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** A safe food at each main meal, as far as other rules let one, and by turns. */
export const safeFoodsGoal: Goal = {
  id: 'safe-foods',
  pieces: ({ profile }) =>
    profile.safeFoods.length === 0
      ? []
      : [
          {
            span: 'day',
            weight: goalPoints.safeFoodMissing,
            most: 0,
            amount: ({ safeFood }, slot) => (mainMeals.includes(slot) && !safeFood ? 1 : 0),
          },
          ...profile.safeFoods.map((_, index) => ({
            span: 'day' as const,
            weight: goalPoints.safeFoodAgain,
            most: 1,
            amount: ({ safeFood }: { safeFood: { index: number } | null }) =>
              safeFood?.index === index ? 1 : 0,
          })),
        ],
}
