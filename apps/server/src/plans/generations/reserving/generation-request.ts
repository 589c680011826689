import type { MealOut } from '@brightplate/planner/meals-out/meal-out'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import type { ChosenTable } from '../../../keys/sealed-columns.ts'

/** A plan that an account asks for. */
export interface GenerationRequest {
  householdId: string
  keys: Pick<HouseholdKeys, 'own' | 'ofChild'>
  userId: string
  /** Keyed hash of the owner's address. */
  addressHash: string
  childId: string
  durationDays: 7 | 14
  startDate: string
  templateId: string | null
  /** Made again, it keeps the dishes for which all is bought. */
  keepsBought: boolean
  /** Meals for which nothing is planned. */
  mealsOut: readonly MealOut[]
  /** Null where everyone of the child's table eats. */
  table: ChosenTable | null
  /** When the child's profile was last changed. */
  childChangedAt: Date
  /** The plan that is made again; null for a plan of its own. */
  revises: { planId: string; revision: number } | null
  idempotencyKey: string | null
  /** Two requests with one hash ask for the same. */
  requestHash: string
  seed: number
}
