import { withoutProfile } from '@brightplate/meal-plans/profile/without-profile'
import { and, eq, inArray } from 'drizzle-orm'
import type { AppServices } from '../app-services.ts'
import type { Caller } from '../auth/caller.ts'
import { announceChange } from '../changes/changes.ts'
import type { Db } from '../db/database.ts'
import { lockHousehold } from '../db/lock-household.ts'
import { rowOf } from '../db/member.ts'
import { children } from '../db/tables/household/children.ts'
import { generations } from '../db/tables/household/plans/generations.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { planRevisions } from '../db/tables/household/plans/plan-revisions.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { destroyKeys, requestDestruction } from '../keys/stores/destroy-keys.ts'
import { forgetEater } from './eaters/forget-eater.ts'
import { requireChild } from './require-child.ts'

/** What a plan was before tells of the child, and its key goes. */
async function forgetRevisions(tx: Db, householdId: string, childId: string): Promise<void> {
  const ofChild = tx
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), eq(mealPlans.childId, childId)))
  await tx
    .delete(planRevisions)
    .where(and(eq(planRevisions.householdId, householdId), inArray(planRevisions.planId, ofChild)))
}

/** Plans that stay name nobody any more, and are sealed under the household's own key. */
async function keepNameless(tx: Db, keys: HouseholdKeys, childId: string): Promise<void> {
  const { householdId, own } = keys
  await forgetRevisions(tx, householdId, childId)
  const key = keys.ofChild(childId)
  const ofChild = and(eq(mealPlans.householdId, householdId), eq(mealPlans.childId, childId))
  const named = await tx
    .select({ id: mealPlans.id, planData: mealPlans.planData, locks: mealPlans.locks })
    .from(mealPlans)
    .where(and(ofChild, eq(mealPlans.nameless, false)))
  for (const { id, planData, locks } of named) {
    if (!key) continue
    const row = [householdId, id] as const
    const nameless = withoutProfile(sealedColumns.planData.open(key, row, planData))
    await tx
      .update(mealPlans)
      .set({
        nameless: true,
        profileSnapshot: null,
        planData: sealedColumns.planData.seal(own, row, nameless),
        locks:
          locks && sealedColumns.locks.seal(own, row, sealedColumns.locks.open(key, row, locks)),
        madeFor: null,
        checkedFor: null,
        warnings: null,
      })
      .where(rowOf(mealPlans, householdId, id))
  }
}

/**
 * Deletes a child, and notes its key for destruction; its plans go too, or stay without its name and profile. Under the
 * household's lock; the keys are destroyed after the transaction. Throws `not_found`.
 */
export async function deleteChildIn(
  tx: Db,
  now: Date,
  keys: HouseholdKeys,
  id: string,
  plans: 'keep' | 'delete',
): Promise<void> {
  const { householdId } = keys
  await requireChild(tx, keys, id)
  await tx.delete(children).where(rowOf(children, householdId, id))
  // Its words may name the child; who ate with it goes too.
  await tx
    .update(generations)
    .set({ failure: null, chosenTable: null })
    .where(and(eq(generations.householdId, householdId), eq(generations.childId, id)))
  await forgetEater(tx, keys, id)
  if (plans === 'keep') await keepNameless(tx, keys, id)
  else {
    await tx
      .delete(mealPlans)
      .where(and(eq(mealPlans.householdId, householdId), eq(mealPlans.childId, id)))
  }
  await requestDestruction(tx, now, { householdId, childId: id })
}

/**
 * Deletes a child and destroys its key; its plans go too, or stay without its name and profile. Throws
 * `not_found`.
 */
export async function deleteChild(
  db: Db,
  now: Date,
  { keys: keyStore }: Pick<AppServices, 'keys'>,
  { keys, householdId }: Pick<Caller, 'keys' | 'householdId'>,
  id: string,
  plans: 'keep' | 'delete',
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHousehold(tx, householdId)
    await deleteChildIn(tx, now, keys, id, plans)
    await announceChange(tx, householdId)
  })
  await destroyKeys(db, keyStore, { householdId })
}
