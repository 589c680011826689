import type { ProfileSnapshot } from '@brightplate/contract/meal-plan'
import type { PlanData } from '@brightplate/contract/plan-data'
import { rulesVersion } from '@brightplate/foods/rules-version'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { children, mealPlans } from '../../../db/schema.ts'
import { AppError } from '../../../errors.ts'
import { newId } from '../../../new-id.ts'
import { endGeneration } from './end-generation.ts'

export interface NewPlan {
  householdId: string
  generationId: string
  childId: string
  durationDays: 7 | 14
  startDate: string
  seed: number
  profileSnapshot: ProfileSnapshot
  planData: PlanData
}

/**
 * Stores the plan and ends its generation, both or neither; nothing where the generation has
 * already ended. Throws `not_found` when the child was deleted meanwhile.
 */
export async function storePlan(db: Db, now: Date, plan: NewPlan): Promise<void> {
  const { generationId, ...columns } = plan
  const id = newId(now)
  await db.transaction(async (tx) => {
    const { durationDays } = plan
    if (!(await endGeneration(tx, now, { id: generationId, planId: id, durationDays }))) return
    const [child] = await tx
      .select({ id: children.id })
      .from(children)
      .where(eq(children.id, plan.childId))
      .for('key share')
    if (!child) throw new AppError('not_found')
    await tx.insert(mealPlans).values({
      id,
      ...columns,
      schemaVersion: plan.planData.schema_version,
      rulesVersion,
      createdAt: now,
      updatedAt: now,
    })
  })
}
