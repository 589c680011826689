import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { findSiblings } from '../../children/eaters/find-siblings.ts'
import { keepEaters } from '../../children/stored/keep-eaters.ts'
import { openChild } from '../../children/stored/open-child.ts'
import { toChild } from '../../children/to-child.ts'
import type { Db } from '../../db/database.ts'
import { notDeleted } from '../../db/not-deleted.ts'
import { prepared } from '../../db/prepared.ts'
import { children } from '../../db/tables/household/children.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import { AppError } from '../../errors.ts'
import type { HouseholdKeys } from '../../keys/household-keys.ts'
import { isId } from '../../new-id.ts'
import { childOfPlan } from './child-of-plan.ts'
import { openPlan } from './stored-plan.ts'
import type { PlanRow } from './to-meal-plan.ts'

const planOfHousehold = prepared((db) =>
  db
    .select({ plan: getTableColumns(mealPlans), child: getTableColumns(children) })
    .from(mealPlans)
    .leftJoin(
      children,
      and(eq(children.householdId, mealPlans.householdId), eq(children.id, mealPlans.childId)),
    )
    .where(
      and(
        eq(mealPlans.householdId, sql.placeholder('householdId')),
        eq(mealPlans.id, sql.placeholder('id')),
        notDeleted(mealPlans),
      ),
    ),
)

/** The plan with its child as it is today, at the plan's table. Throws `not_found` for one that is not there or not yours. */
export async function requirePlan(db: Db, keys: HouseholdKeys, id: string): Promise<PlanRow> {
  const { householdId } = keys
  const [row] = isId(id) ? await planOfHousehold(db).execute({ householdId, id }) : []
  const plan = row && openPlan(keys, row.plan)
  if (!plan) throw new AppError('not_found')
  const opened = row.child && !plan.nameless ? openChild(keys, row.child) : null
  if (!opened) return { plan, child: null }
  const profile = plan.tableChosen ? plan.profileSnapshot : null
  const eaters = [...(opened.eaters ?? []), ...keepEaters(profile?.eaters)]
  const siblings = await findSiblings(db, keys, { eaters })
  return { plan, child: childOfPlan(toChild(keys, opened, siblings), profile, siblings) }
}
