import type { ProfileSnapshot } from '@brightplate/contract/meal-plan'
import type { PlanData } from '@brightplate/contract/plan-data'
import { rulesVersion } from '@brightplate/foods/rules-version'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { generations, mealPlans } from '../db/schema.ts'
import { newId } from '../new-id.ts'

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

/** Stores the plan and ends its generation, both or neither; answers with the plan's id. */
export async function storePlan(db: Db, now: Date, plan: NewPlan): Promise<string> {
  const { generationId, ...columns } = plan
  const id = newId(now)
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(generations)
      .set({ status: 'done', planId: id, daysDone: plan.durationDays, finishedAt: now })
      .where(and(eq(generations.id, generationId), eq(generations.status, 'running')))
      .returning({ id: generations.id })
    if (ended.length === 0) throw new Error('The generation had already ended')
    await tx.insert(mealPlans).values({
      id,
      ...columns,
      schemaVersion: plan.planData.schema_version,
      rulesVersion,
      createdAt: now,
      updatedAt: now,
    })
  })
  return id
}
