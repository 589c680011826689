import { dishAt } from '@brightplate/contract/plans/dish-at'
import type { LocksBody, MealPlan } from '@brightplate/contract/plans/meal-plan'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Db } from '../../db/database.ts'
import { rowOf } from '../../db/member.ts'
import { mealPlans } from '../../db/tables/household/plans/meal-plans.ts'
import type { CheckServices } from '../current-warnings.ts'
import { readPlan } from '../read-plan.ts'
import { requirePlan } from '../stored/require-plan.ts'
import { sealPlanParts } from '../stored/stored-plan.ts'
import { dayIndex } from './planned-slot.ts'

/** Says which dishes stay when the plan is made again; a meal out stays by itself. Throws `not_found` and `invalid_input`. */
export async function changeLocks(
  db: Db,
  services: CheckServices & { now: () => Date },
  caller: Caller,
  id: string,
  { locks }: LocksBody,
): Promise<MealPlan> {
  const row = await requirePlan(db, caller.keys, id)
  const planned = locks.filter(
    ({ day, slot }) => !dishAt(row.plan.planData, dayIndex(row, day), slot)?.eaten_out,
  )
  const once = new Map(planned.map((lock) => [`${lock.day}/${lock.slot}`, lock]))
  await db
    .update(mealPlans)
    .set({
      ...sealPlanParts(caller.keys, row.plan, { locks: [...once.values()] }),
      updatedAt: services.now(),
    })
    .where(
      and(
        rowOf(mealPlans, caller.householdId, row.plan.id),
        eq(mealPlans.nameless, row.plan.nameless),
      ),
    )
  return readPlan(db, services, caller, id)
}
