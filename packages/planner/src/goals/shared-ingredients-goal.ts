import type { PlanGoal } from './goal.ts'

/** Points for each food that only makes the shopping list longer. */
const pointsPerFood = 0.35

/** Dishes that use what others use already: a shorter list, less left over. */
export const sharedIngredientsGoal: PlanGoal = {
  id: 'shared-ingredients',
  scope: 'plan',
  cost: ({ distinctFoods }) => pointsPerFood * distinctFoods,
}
