import type { PlanGoal } from './goal.ts'
import { goalPoints } from './goal-points.ts'

/** Dishes that use what others use already: a shorter list, less left over. */
export const sharedIngredientsGoal: PlanGoal = {
  id: 'shared-ingredients',
  scope: 'plan',
  cost: ({ distinctFoods }) => goalPoints.foodOnList * distinctFoods,
}
