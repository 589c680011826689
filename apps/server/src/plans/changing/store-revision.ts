import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { mealPlans } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'

export type PlanChange = Partial<
  Pick<
    typeof mealPlans.$inferInsert,
    'planData' | 'profileSnapshot' | 'rulesVersion' | 'regenerations' | 'locks'
  >
>

/** Stores a new revision of a plan. Throws `plan_changed` when another one came first. */
export async function storeRevision(
  db: Db,
  now: Date,
  id: string,
  revision: number,
  change: PlanChange,
): Promise<void> {
  const stored = await db
    .update(mealPlans)
    .set({ ...change, revision: sql`${mealPlans.revision} + 1`, updatedAt: now })
    .where(and(eq(mealPlans.id, id), eq(mealPlans.revision, revision)))
    .returning({ id: mealPlans.id })
  if (stored.length === 0) throw new AppError('plan_changed')
}
