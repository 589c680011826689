import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'

/** Kinds of meals that have a table of their own. */
export const mealKinds = ['breakfast', 'lunch-and-dinner', 'snack'] as const
export type MealKind = (typeof mealKinds)[number]

/** What a meal may be built upon, and what goes with it. */
export interface MealBase {
  group: PlainGroup
  /** Groups that may stand beside it. */
  beside: readonly PlainGroup[]
  /** The one of its meals that is usually built upon it; absent where each is. */
  only?: 'lunch' | 'dinner'
  /** Groups of which one of ours stands beside it at dinner before any fruit of ours. */
  sideAtDinner?: readonly PlainGroup[]
  /** Groups of which one stands beside it, where the child eats one or has one of ours. */
  needs?: readonly PlainGroup[]
  /** Likewise, beside what the food of a kitchen is eaten with: no glass of milk alone with a corn tortilla. */
  stapleNeeds?: readonly PlainGroup[]
  /** What usually does, a composition each: one food of each list of groups. */
  usually: readonly (readonly (readonly PlainGroup[])[])[]
}
