import { limits } from '@brightplate/contract/limits'
import { and, count, eq, gt, inArray, ne } from 'drizzle-orm'
import { toChild } from '../../../children/to-child.ts'
import type { Db } from '../../../db/database.ts'
import {
  children,
  generations,
  householdMembers,
  subscriptions,
  users,
} from '../../../db/schema.ts'
import { type GenerationRow, hasEnded } from '../following/follow-generation.ts'
import { leaseMs } from '../reserving/reserve-generation.ts'

/**
 * Marks a generation as at work, under the account's lock: null where it has ended, `later` where
 * the account has as many at work as it may.
 */
async function claim(
  db: Db,
  now: Date,
  generationId: string,
): Promise<{ generation: GenerationRow } | { later: GenerationRow } | null> {
  const [asked] = await db.select().from(generations).where(eq(generations.id, generationId))
  if (!asked || hasEnded(asked, now)) return null
  return db.transaction(async (tx) => {
    await tx
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, asked.userId))
      .for('update')
    const [others] = await tx
      .select({ atWork: count() })
      .from(generations)
      .where(
        and(
          eq(generations.userId, asked.userId),
          ne(generations.id, generationId),
          eq(generations.status, 'running'),
          gt(generations.leaseUntil, now),
        ),
      )
    if ((others?.atWork ?? 0) >= limits.generationsAtWork) return { later: asked }
    const [claimed] = await tx
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
    return claimed ? { generation: claimed } : null
  })
}

/** A generation that this worker makes now, with the child as it is now; as `claim` says where it does not. */
export async function startGeneration(db: Db, now: Date, generationId: string) {
  const claimed = await claim(db, now, generationId)
  if (!claimed || 'later' in claimed) return claimed
  const { generation } = claimed
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
