import type { MealOut } from '@brightplate/planner/meals-out/meal-out'
import type { HouseholdKeys } from '../../../keys/household-keys.ts'
import { sealedColumns } from '../../../keys/sealed-columns.ts'
import type { GenerationRow } from '../following/follow-generation.ts'

type OwnKey = Pick<HouseholdKeys, 'own'>
type OfGeneration = Pick<GenerationRow, 'householdId' | 'id'>

/** Null where every meal is at home. */
export const sealMealsOut = (
  { own }: OwnKey,
  { householdId, id }: OfGeneration,
  mealsOut: readonly MealOut[],
): Buffer | null =>
  mealsOut.length === 0 ? null : sealedColumns.mealsOut.seal(own, [householdId, id], [...mealsOut])

/** The meals for which a generation plans nothing. */
export const openMealsOut = (
  { own }: OwnKey,
  { householdId, id, mealsOut }: OfGeneration & Pick<GenerationRow, 'mealsOut'>,
): MealOut[] => (mealsOut ? sealedColumns.mealsOut.open(own, [householdId, id], mealsOut) : [])
