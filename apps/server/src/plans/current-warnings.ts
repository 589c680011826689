import { createHash } from 'node:crypto'
import type { PlanWarning, ProfileSnapshot } from '@brightplate/contract/meal-plan'
import { rulesVersion } from '@brightplate/foods/rules-version'
import { and, eq, inArray } from 'drizzle-orm'
import { toChild } from '../children/to-child.ts'
import type { Db } from '../db/database.ts'
import { mealPlans } from '../db/schema.ts'
import type { PlanThreads } from '../threads/plan-threads.ts'
import { type PlanHeadRow, snapshotOf } from './to-meal-plan.ts'

/** What checks a stored plan. */
export interface CheckServices {
  threads: Pick<PlanThreads, 'planWarnings'>
}

/** What a check depends on, its fields in one order: the database keeps them in another. */
const checkedPart = ({ name: _, age_given_on: __, ...facts }: ProfileSnapshot): string =>
  JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)))

const checkKey = (revision: number, profile: ProfileSnapshot): string =>
  createHash('sha256')
    .update(JSON.stringify([revision, rulesVersion, checkedPart(profile)]))
    .digest('base64url')

/** What is known without looking at the days; null where the plan must be checked again. */
function knownWarnings({ plan }: PlanHeadRow, today: ProfileSnapshot): PlanWarning[] | null {
  // A plan that was made for this very profile by these rules was checked before it was stored.
  const madeForToday =
    plan.rulesVersion === rulesVersion &&
    plan.profileSnapshot !== null &&
    checkedPart(plan.profileSnapshot) === checkedPart(today)
  if (madeForToday) return []
  return plan.checkedFor === checkKey(plan.revision, today) ? plan.warnings : null
}

/**
 * What breaks the profile or the rules of today, plan by plan. A plan is checked once for each
 * revision, profile and set of rules, off the event loop, and what was found is kept with it.
 */
export async function currentWarnings(
  db: Db,
  { threads }: CheckServices,
  userId: string,
  rows: readonly PlanHeadRow[],
): Promise<ReadonlyMap<string, PlanWarning[]>> {
  const warnings = new Map<string, PlanWarning[]>()
  const unchecked = new Map<string, { revision: number; today: ProfileSnapshot }>()
  for (const row of rows) {
    const today = row.child ? snapshotOf(toChild(row.child)) : null
    const known = today ? knownWarnings(row, today) : []
    if (known) warnings.set(row.plan.id, known)
    else if (today) unchecked.set(row.plan.id, { revision: row.plan.revision, today })
  }
  if (unchecked.size === 0) return warnings
  const plans = await db
    .select({ id: mealPlans.id, revision: mealPlans.revision, planData: mealPlans.planData })
    .from(mealPlans)
    .where(inArray(mealPlans.id, [...unchecked.keys()]))
  for (const { id, revision, planData } of plans) {
    const { today } = unchecked.get(id) ?? {}
    if (!today) continue
    const found = await threads.planWarnings(userId, { plan: planData, child: today })
    warnings.set(id, found)
    await db
      .update(mealPlans)
      .set({ checkedFor: checkKey(revision, today), warnings: found })
      .where(and(eq(mealPlans.id, id), eq(mealPlans.revision, revision)))
  }
  return warnings
}
