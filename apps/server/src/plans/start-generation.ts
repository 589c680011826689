import { and, eq, gt, inArray } from 'drizzle-orm'
import { toChild } from '../children/to-child.ts'
import type { Db } from '../db/database.ts'
import { children, generations, householdMembers, users } from '../db/schema.ts'
import { leaseMs } from './reserve-generation.ts'

/** A generation that this worker makes now, with the child as it is now; null where it has ended. */
export async function startGeneration(db: Db, now: Date, generationId: string) {
  const [generation] = await db
    .update(generations)
    .set({ status: 'running', leaseUntil: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(generations.id, generationId),
        inArray(generations.status, ['queued', 'running']),
        gt(generations.leaseUntil, now),
      ),
    )
    .returning()
  if (!generation) return null
  const [found] = await db
    .select({
      child: children,
      householdId: householdMembers.householdId,
      agreedProvider: users.modelProvider,
    })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .leftJoin(
      children,
      and(
        eq(children.id, generation.childId),
        eq(children.householdId, householdMembers.householdId),
      ),
    )
    .where(eq(householdMembers.userId, generation.userId))
  if (!found) return null
  return {
    generation,
    householdId: found.householdId,
    /** The provider of a language model that the family agreed to. */
    agreedProvider: found.agreedProvider,
    child: found.child ? toChild(found.child) : null,
  }
}
