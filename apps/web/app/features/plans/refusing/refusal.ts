import type { SaysOfDish } from '@brightplate/contract/child/dish-feedback'
import type { FoodState } from '../../children/foods/food-state.ts'
import type { DishSlot } from '../dish-locks.ts'

/** What a parent refuses of a plan, and what was said of it before. */
export type Refusal =
  /** This meal alone. */
  | { kind: 'today'; what: string; meal: DishSlot }
  /** A food of the child’s list is paused until it is resumed. */
  | { kind: 'not_now'; what: string; was: FoodState | null }
  /** A rule: of a food, or of a dish of ours. */
  | { kind: 'never_again'; what: string; was: FoodState | null }
  | { kind: 'never_dish'; what: string; recipeId: string; was: SaysOfDish | null }

/** What came of it, as it is shown until it is dismissed. */
export interface RefusalOutcome {
  refusal: Refusal
  changed: readonly DishSlot[]
  /** How many coming meals keep it, as nothing else fits there. */
  stays: number
  /** The revision before, to go back to, and the one that it made. */
  before: number
  after: number
}

/** Of one plan: what was done, or what waits for a connection. */
export type StoredRefusal = { planId: string } & (
  | { outcome: RefusalOutcome; waiting?: undefined }
  | { waiting: Refusal; outcome?: undefined }
)
