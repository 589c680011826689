import type { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { keyOfPlan, type StoredPlan } from './stored-plan.ts'

/**
 * The row of a plan in another household, under the keys that it has there; checks that were made under other keys count
 * for nothing. Throws where its child has no key there.
 */
export function sealPlanAgain(
  keys: HouseholdKeys,
  { planText: _, planData, profileSnapshot, locks, ...open }: StoredPlan,
): typeof mealPlans.$inferInsert {
  const key = keyOfPlan(keys, open)
  if (!key) throw new Error('A plan has no key')
  const context = [keys.householdId, open.id] as const
  return {
    ...open,
    householdId: keys.householdId,
    planData: sealedColumns.planData.seal(key, context, planData),
    profileSnapshot: profileSnapshot && sealedColumns.snapshot.seal(key, context, profileSnapshot),
    locks: locks.length > 0 ? sealedColumns.locks.seal(key, context, locks) : null,
    madeFor: null,
    checkedFor: null,
    warnings: null,
  }
}
