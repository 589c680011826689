import type { PlanRevision } from '@brightplate/contract/plans/plan-revision'
import { changedDishes } from '@brightplate/meal-plans/revisions/changed-dishes'
import { and, asc, eq } from 'drizzle-orm'
import type { Caller } from '../../../auth/caller.ts'
import type { Db } from '../../../db/database.ts'
import { planRevisions } from '../../../db/tables/household/plans/plan-revisions.ts'
import { requirePlan } from '../../require-plan.ts'
import { openRevision } from './kept-revision.ts'

/** The plan as it was after each change that is kept, and as it is, newest first. Throws `not_found`. */
export async function listRevisions(
  db: Db,
  { keys }: Pick<Caller, 'keys'>,
  id: string,
): Promise<PlanRevision[]> {
  const { plan } = await requirePlan(db, keys, id)
  const rows = await db
    .select()
    .from(planRevisions)
    .where(and(eq(planRevisions.householdId, keys.householdId), eq(planRevisions.planId, plan.id)))
    .orderBy(asc(planRevisions.revision))
  const kept = rows.map((row) => openRevision(keys, plan, row))
  return [...kept, plan]
    .map(({ revision, planData }, index): PlanRevision => {
      const before = kept[index - 1]
      const isFirst = before === undefined
      return {
        revision,
        at: (before?.replacedAt ?? plan.createdAt).toISOString(),
        how: before?.replacedBy ?? 'made',
        current: revision === plan.revision,
        changed: isFirst ? (revision === 1 ? [] : null) : changedDishes(before.planData, planData),
      }
    })
    .reverse()
}
