import type { KeyObject } from 'node:crypto'
import type { PlanWarning, ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import type { CheckedPlan } from '@brightplate/meal-plans/finish/checked-plan'
import { sql } from 'drizzle-orm'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { sealedColumns } from '../../keys/sealed-columns.ts'

type Row = typeof mealPlans.$inferSelect

/** What a list says of a plan: the days are most of one, and a list reads none of them. */
export const planHeadColumns = {
  id: mealPlans.id,
  childId: mealPlans.childId,
  nameless: mealPlans.nameless,
  durationDays: mealPlans.durationDays,
  startDate: mealPlans.startDate,
  revision: mealPlans.revision,
  rulesVersion: mealPlans.rulesVersion,
  madeFor: mealPlans.madeFor,
  checkedFor: mealPlans.checkedFor,
  warnings: mealPlans.warnings,
  /** The profile of a plan whose table was chosen; the check of others asks for none. */
  profileOfTable:
    sql<Buffer | null>`case when ${mealPlans.tableChosen} then ${mealPlans.profileSnapshot} end`.mapWith(
      mealPlans.profileSnapshot,
    ),
  createdAt: mealPlans.createdAt,
}

export type PlanHead = Pick<Row, Exclude<keyof typeof planHeadColumns, 'profileOfTable'>>

export interface StoredPlan extends Omit<Row, 'planData' | 'profileSnapshot' | 'locks'> {
  /** The JSON of `planData`, opened when it is first asked for: a plan that is read in another language never is. */
  readonly planText: string
  /** Read when it is first asked for: of a plan that only goes out it never is. */
  readonly planData: PlanData
  profileSnapshot: ProfileSnapshot | null
  locks: { day: number; slot: Slot }[]
}

type PlanKey = Pick<Row, 'id' | 'childId' | 'nameless'>

/** What a plan is sealed under: its child's key, or the household's once it names nobody. Null: erased. */
export const keyOfPlan = (
  keys: HouseholdKeys,
  { childId, nameless }: Pick<PlanKey, 'childId' | 'nameless'>,
): KeyObject | null => (nameless ? keys.own : keys.ofChild(childId))

/** Whether the household's keys open the plan. */
export const isThere = (
  keys: HouseholdKeys,
  plan: Pick<PlanKey, 'childId' | 'nameless'>,
): boolean => plan.nameless || keys.childIds.includes(plan.childId)

/** The days of a plan; null where its key was destroyed. */
export function openDays(
  keys: HouseholdKeys,
  row: PlanKey & Pick<Row, 'planData'>,
): PlanData | null {
  const key = keyOfPlan(keys, row)
  return key && sealedColumns.planData.open(key, [keys.householdId, row.id], row.planData)
}

/** What a plan was made for; null where nothing is kept of it. */
export function openSnapshot(
  keys: HouseholdKeys,
  row: PlanKey & Pick<Row, 'profileSnapshot'>,
): ProfileSnapshot | null {
  const key = keyOfPlan(keys, row)
  if (!key || !row.profileSnapshot) return null
  return sealedColumns.snapshot.open(key, [keys.householdId, row.id], row.profileSnapshot)
}

export function openWarnings(keys: HouseholdKeys, row: PlanHead): PlanWarning[] {
  const key = keyOfPlan(keys, row)
  if (!key || !row.warnings) return []
  return sealedColumns.warnings.open(key, [keys.householdId, row.id], row.warnings)
}

export function openLocks(keys: HouseholdKeys, row: PlanKey & Pick<Row, 'locks'>) {
  const key = keyOfPlan(keys, row)
  if (!key || !row.locks) return []
  return sealedColumns.locks.open(key, [keys.householdId, row.id], row.locks)
}

/** The whole plan; null where its key was destroyed. */
export function openPlan(keys: HouseholdKeys, row: Row): StoredPlan | null {
  const key = keyOfPlan(keys, row)
  if (!key) return null
  const { openText, read } = sealedColumns.planData
  let planText: string | null = null
  let planData: PlanData | null = null
  return {
    ...row,
    get planText() {
      planText ??= openText(key, [keys.householdId, row.id], row.planData)
      return planText
    },
    get planData() {
      planData ??= read(this.planText)
      return planData
    },
    profileSnapshot: openSnapshot(keys, row),
    locks: openLocks(keys, row),
  }
}

export interface PlanParts {
  planData?: CheckedPlan
  profileSnapshot?: ProfileSnapshot
  locks?: { day: number; slot: Slot }[]
  warnings?: PlanWarning[]
}

/** The sealed columns of what is given; what is empty is NULL. Throws where the plan's key was destroyed. */
export function sealPlanParts(
  keys: HouseholdKeys,
  plan: Pick<PlanKey, 'id' | 'childId' | 'nameless'>,
  { planData, profileSnapshot, locks, warnings }: PlanParts,
): Partial<Pick<Row, 'planData' | 'profileSnapshot' | 'locks' | 'warnings'>> {
  const key = keyOfPlan(keys, plan)
  if (!key) throw new Error('A plan has no key')
  const context = [keys.householdId, plan.id] as const
  return {
    ...(planData && { planData: sealedColumns.planData.seal(key, context, planData) }),
    ...(profileSnapshot && {
      profileSnapshot: sealedColumns.snapshot.seal(key, context, profileSnapshot),
    }),
    ...(locks && {
      locks: locks.length > 0 ? sealedColumns.locks.seal(key, context, locks) : null,
    }),
    ...(warnings && {
      warnings: warnings.length > 0 ? sealedColumns.warnings.seal(key, context, warnings) : null,
    }),
  }
}
