import { withoutProfile } from '@brightplate/meal-plans/profile/without-profile'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { children } from '../../db/tables/household/children.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'
import { profileColumns } from '../stored/child-columns.ts'
import { openChild } from '../stored/open-child.ts'

/** Removes a child from the eaters of other profiles. */
async function forgetInProfiles(tx: Db, keys: HouseholdKeys, childId: string): Promise<void> {
  const { householdId } = keys
  const others = await tx
    .select()
    .from(children)
    .where(and(eq(children.householdId, householdId), ne(children.id, childId)))
  for (const row of others) {
    const child = openChild(keys, row)
    if (!child?.eaters) continue
    const left = child.eaters.filter((one) => !('child_id' in one && one.child_id === childId))
    if (left.length === child.eaters.length) continue
    const { id, created_at: _, ...profile } = child
    await tx
      .update(children)
      .set(profileColumns(keys, id, { ...profile, eaters: left }))
      .where(rowOf(children, householdId, id))
  }
}

/** Removes a child from the eaters of stored plans; dishes stay. */
async function forgetInPlans(tx: Db, keys: HouseholdKeys, childId: string): Promise<void> {
  const { householdId } = keys
  const { id, childId: ofChild, nameless, planData, profileSnapshot } = mealPlans
  const plans = await tx
    .select({ id, ofChild, planData, profileSnapshot })
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), ne(ofChild, childId), eq(nameless, false)))
  for (const plan of plans) {
    const key = keys.ofChild(plan.ofChild)
    if (!key || !plan.profileSnapshot) continue
    const row = [householdId, plan.id] as const
    const snapshot = sealedColumns.snapshot.open(key, row, plan.profileSnapshot)
    const left = snapshot.eaters?.filter((one) => one.child_id !== childId)
    if (left?.length === snapshot.eaters?.length) continue
    const planData = withoutProfile(sealedColumns.planData.open(key, row, plan.planData))
    await tx
      .update(mealPlans)
      .set({
        profileSnapshot: sealedColumns.snapshot.seal(key, row, { ...snapshot, eaters: left }),
        planData: sealedColumns.planData.seal(key, row, planData),
      })
      .where(rowOf(mealPlans, householdId, plan.id))
  }
}

/** Removes a deleted child from profiles and plans of the household's other children. */
export async function forgetEater(tx: Db, keys: HouseholdKeys, childId: string): Promise<void> {
  await forgetInProfiles(tx, keys, childId)
  await forgetInPlans(tx, keys, childId)
}
