import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { planRevisions } from '../../db/tables/household/plans/plan-revisions.ts'
import { shoppingMarks } from '../../db/tables/household/plans/shopping-marks.ts'
import { openRevision, sealStoredRevision } from '../../plans/changing/revisions/stored-revision.ts'
import { sealPlanAgain } from '../../plans/stored/seal-plan-again.ts'
import { keyOfPlan, openPlan, type StoredPlan } from '../../plans/stored/stored-plan.ts'
import { openMark, sealMark } from '../../shopping/shopping-mark-row.ts'
import type { BetweenHomes } from '../own-home/between-homes.ts'

/** Children who stay behind are at its table as persons: the household that it goes to knows nobody by their ids. */
const withPersons = (
  { to }: BetweenHomes,
  snapshot: ProfileSnapshot | null,
): ProfileSnapshot | null =>
  snapshot && {
    ...snapshot,
    ...(snapshot.eaters && {
      eaters: snapshot.eaters.map((one) =>
        one.child_id !== null && to.childIds.includes(one.child_id)
          ? one
          : { ...one, child_id: null },
      ),
    }),
  }

async function copyRevisions(tx: Db, homes: BetweenHomes, plan: StoredPlan): Promise<void> {
  const { from, to } = homes
  const rows = await tx
    .select()
    .from(planRevisions)
    .where(and(eq(planRevisions.householdId, from.householdId), eq(planRevisions.planId, plan.id)))
  for (const row of rows) {
    const opened = openRevision(from, plan, row)
    const profileSnapshot = withPersons(homes, opened.profileSnapshot)
    await tx
      .insert(planRevisions)
      .values(sealStoredRevision(to, plan, { ...opened, profileSnapshot }))
  }
}

async function copyMarks(tx: Db, { from, to }: BetweenHomes, planId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(shoppingMarks)
    .where(and(eq(shoppingMarks.householdId, from.householdId), eq(shoppingMarks.planId, planId)))
  for (const row of rows) {
    await tx
      .insert(shoppingMarks)
      .values(sealMark(to, planId, openMark(from, row), row.changedAt))
      .onConflictDoNothing()
  }
}

/**
 * Writes a child's plans into another household, each with what it was before and what was said of its list. Every plan
 * is checked again when it is read there.
 */
export async function copyPlans(tx: Db, homes: BetweenHomes, childId: string): Promise<void> {
  const { from, to } = homes
  const ids = await tx
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, from.householdId), eq(mealPlans.childId, childId)))
  // One at a time: a plan is large.
  for (const { id } of ids) {
    const [row] = await tx
      .select()
      .from(mealPlans)
      .where(and(eq(mealPlans.householdId, from.householdId), eq(mealPlans.id, id)))
    const plan = row && openPlan(from, row)
    if (!plan || !keyOfPlan(to, plan)) continue
    const profileSnapshot = withPersons(homes, plan.profileSnapshot)
    await tx.insert(mealPlans).values(sealPlanAgain(to, { ...plan, profileSnapshot }))
    await copyRevisions(tx, homes, plan)
    await copyMarks(tx, homes, id)
  }
}
