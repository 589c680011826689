import type { KeyObject } from 'node:crypto'
import type { Child } from '@brightplate/contract/child/child'
import type { PlanWarning, ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import { rulesVersion } from '@brightplate/foods/rules-version'
import { and, eq, inArray } from 'drizzle-orm'
import type { Caller } from '../auth/caller.ts'
import { snapshotOf } from '../children/to-child.ts'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import type { PlanThreads } from '../threads/plan-threads.ts'
import { checkKey, madeForKey } from './stored/checked-profile.ts'
import { openDays, openWarnings, sealPlanParts } from './stored/stored-plan.ts'
import type { PlanHeadRow } from './stored/to-meal-plan.ts'

/** Dependencies of the check of a stored plan. */
export interface CheckServices {
  threads: Pick<PlanThreads, 'planWarnings'>
}

/** A child as it is today, its hash computed once for all of its plans at one table. */
interface Today {
  key: KeyObject
  profile: ProfileSnapshot
  madeFor: string
}

/** Children that several reads are shown (to-child.ts) are hashed once for all. */
const hashed = new WeakMap<Child, Today>()

function todayOf(keys: HouseholdKeys, child: Child): Today | null {
  const key = keys.ofChild(child.id)
  if (!key) return null
  const before = hashed.get(child)
  if (before?.key === key) return before
  const profile = snapshotOf(child)
  const today = { key, profile, madeFor: madeForKey(key, profile) }
  hashed.set(child, today)
  return today
}

/** The stored findings, if they are still current; null where the plan must be checked again. */
function knownWarnings(
  keys: HouseholdKeys,
  { plan }: PlanHeadRow,
  { key, madeFor }: Today,
): PlanWarning[] | null {
  // A plan that was made for this very profile by these rules was checked before it was stored.
  if (plan.rulesVersion === rulesVersion && plan.madeFor === madeFor) return []
  const isChecked = plan.checkedFor === checkKey(key, plan.revision, madeFor)
  return isChecked ? openWarnings(keys, plan) : null
}

/** Warnings of stored plans by today's profile and rules, by plan id. */
async function warningsById(
  db: Db,
  { threads }: CheckServices,
  { keys, userId }: Pick<Caller, 'keys' | 'userId'>,
  rows: readonly PlanHeadRow[],
): Promise<ReadonlyMap<string, PlanWarning[]>> {
  const { householdId } = keys
  const warnings = new Map<string, PlanWarning[]>()
  const unchecked = new Map<string, Today>()
  for (const row of rows) {
    const today = row.child && todayOf(keys, row.child)
    const known = today ? knownWarnings(keys, row, today) : []
    if (known) warnings.set(row.plan.id, known)
    else if (today) unchecked.set(row.plan.id, today)
  }
  if (unchecked.size === 0) return warnings
  const { id, childId, nameless, revision, planData } = mealPlans
  const plans = await db
    .select({ id, childId, nameless, revision, planData })
    .from(mealPlans)
    .where(and(eq(mealPlans.householdId, householdId), inArray(id, [...unchecked.keys()])))
  for (const plan of plans) {
    const today = unchecked.get(plan.id)
    const days = openDays(keys, plan)
    if (!today || !days) continue
    const found = await threads.planWarnings(userId, { plan: days, child: today.profile })
    warnings.set(plan.id, found)
    await db
      .update(mealPlans)
      .set({
        checkedFor: checkKey(today.key, plan.revision, today.madeFor),
        ...sealPlanParts(keys, plan, { warnings: found }),
      })
      .where(and(rowOf(mealPlans, householdId, plan.id), eq(revision, plan.revision)))
  }
  return warnings
}

/**
 * Warnings of the plans of `rows` by today's profile and rules. A plan is checked once for each revision, profile and
 * rules version, on a worker thread, and the findings are stored with it.
 */
export async function currentWarnings(
  db: Db,
  services: CheckServices,
  caller: Pick<Caller, 'keys' | 'userId'>,
  rows: readonly PlanHeadRow[],
): Promise<(row: PlanHeadRow) => PlanWarning[]> {
  const warnings = await warningsById(db, services, caller, rows)
  // Deleted meanwhile: no warnings.
  return ({ plan }) => warnings.get(plan.id) ?? []
}
