import type { MealPlan } from '@brightplate/contract/plans/meal-plan'

/** A plan on the screen: as the server has just checked it, or a copy kept on this device. */
export interface ShownPlan extends MealPlan {
  /** When the copy was kept; absent in an answer of the server. */
  keptAt?: string
}

/** Dishes are changed by the rules of the child's profile, so both profile and server must be there. */
export const mayChange = ({ child_name, keptAt }: ShownPlan): boolean =>
  child_name !== null && keptAt === undefined
