import { withoutProfile } from '@brightplate/meal-plans/profile/without-profile'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { children, generations, mealPlans } from '../db/schema.ts'
import { requireChild } from './require-child.ts'

/** Deletes a child; its plans go too, or stay without its name and profile. Throws `not_found`. */
export async function deleteChild(
  db: Db,
  householdId: string,
  id: string,
  plans: 'keep' | 'delete',
): Promise<void> {
  await db.transaction(async (tx) => {
    const child = await requireChild(tx, householdId, id)
    await tx.delete(children).where(eq(children.id, child.id))
    // Its words may name the child.
    await tx.update(generations).set({ failure: null }).where(eq(generations.childId, child.id))
    const ofChild = and(eq(mealPlans.childId, child.id), eq(mealPlans.householdId, householdId))
    if (plans === 'delete') {
      await tx.delete(mealPlans).where(ofChild)
      return
    }
    const kept = await tx
      .select({ id: mealPlans.id, planData: mealPlans.planData })
      .from(mealPlans)
      .where(ofChild)
    for (const plan of kept) {
      await tx
        .update(mealPlans)
        .set({ profileSnapshot: null, planData: withoutProfile(plan.planData) })
        .where(eq(mealPlans.id, plan.id))
    }
  })
}
