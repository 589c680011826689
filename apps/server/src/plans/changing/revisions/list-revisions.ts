import { daysLater } from '@brightplate/contract/plain-date'
import type { PlanRevision } from '@brightplate/contract/plans/plan-revision'
import { changedDishes, type MealName } from '@brightplate/meal-plans/revisions/changed-dishes'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../../auth/caller.ts'
import type { Db } from '../../../db/database.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { planRevisions } from '../../../db/tables/household/plans/plan-revisions.ts'
import { languageOfWords } from '../../../requests/words-of-call.ts'
import { wordingOf } from '../../../threads/wording-of.ts'
import { requirePlan } from '../../stored/require-plan.ts'
import type { PlanRow } from '../../stored/to-meal-plan.ts'
import { childFacts } from '../planned-slot.ts'
import { firstNames } from './first-names.ts'
import { openRevision } from './stored-revision.ts'

/** What meals are called in the language of the call; a plan whose child is gone is read as it is stored. */
async function mealNames(row: PlanRow): Promise<MealName | undefined> {
  if (!row.child) return undefined
  const { dishNames } = await wordingOf(languageOfWords())
  const nameOf = dishNames(childFacts(row))
  return (dish, slot, { day, date = daysLater(row.plan.startDate, day - 1) }) =>
    nameOf(dish, slot, { day, date })
}

/** Who had a plan made; null where that is not kept any more. */
async function makerOf(
  db: Db,
  { householdId }: Caller['keys'],
  planId: string,
): Promise<string | null> {
  const [made] = await db
    .select({ userId: generations.userId })
    .from(generations)
    .where(
      and(
        eq(generations.householdId, householdId),
        eq(generations.planId, planId),
        isNull(generations.revisedPlanId),
      ),
    )
    .limit(1)
  return made?.userId ?? null
}

/** The plan as it was after each change that is kept, and as it is, newest first. Throws `not_found`. */
export async function listRevisions(
  db: Db,
  { keys }: Pick<Caller, 'keys'>,
  id: string,
): Promise<PlanRevision[]> {
  const found = await requirePlan(db, keys, id)
  const { plan } = found
  const nameOf = await mealNames(found)
  const rows = await db
    .select()
    .from(planRevisions)
    .where(and(eq(planRevisions.householdId, keys.householdId), eq(planRevisions.planId, plan.id)))
    .orderBy(asc(planRevisions.revision))
  const earlier = rows.map((row) => openRevision(keys, plan, row))
  const names = await firstNames(db, keys)
  const maker = names.size > 0 ? await makerOf(db, keys, plan.id) : null
  return [...earlier, plan]
    .map(({ revision, planData }, index): PlanRevision => {
      const before = earlier[index - 1]
      const isFirst = before === undefined
      const by = names.get((isFirst && revision === 1 ? maker : before?.replacedByUser) ?? '')
      return {
        revision,
        at: (before?.replacedAt ?? plan.createdAt).toISOString(),
        how: before?.replacedBy ?? 'made',
        ...(by ? { by } : {}),
        current: revision === plan.revision,
        changed: isFirst
          ? revision === 1
            ? []
            : null
          : changedDishes(before.planData, planData, nameOf),
      }
    })
    .reverse()
}
