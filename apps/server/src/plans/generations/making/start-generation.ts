import { limits } from '@brightplate/contract/limits'
import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { AppServices } from '../../../app-services.ts'
import { seat } from '../../../children/eaters/seat.ts'
import { findChild } from '../../../children/require-child.ts'
import type { Db } from '../../../db/database.ts'
import { ofMember, rowOf } from '../../../db/member.ts'
import { generations } from '../../../db/tables/household/plans/generations.ts'
import { users } from '../../../db/tables/household/users.ts'
import { lockSubscriptions } from '../../../subscriptions/status/lock-subscriptions.ts'
import { type GenerationRow, hasEnded } from '../following/follow-generation.ts'
import { leaseMs } from '../reserving/reserve-generation.ts'
import type { GenerationJob } from '../reserving/send-generation.ts'
import { openTable } from '../reserving/table-of-generation.ts'

/**
 * Marks a generation as at work, under the household's lock: null where it has ended, `later` where
 * the account has as many at work as it may.
 */
async function claim(
  db: Db,
  now: Date,
  { generationId, householdId }: GenerationJob,
): Promise<{ generation: GenerationRow } | { later: GenerationRow } | null> {
  const ofId = rowOf(generations, householdId, generationId)
  const [asked] = await db.select().from(generations).where(ofId)
  if (!asked || hasEnded(asked, now)) return null
  return db.transaction(async (tx) => {
    await lockSubscriptions(tx, householdId)
    const othersAtWork = await tx.$count(
      generations,
      and(
        ofMember(generations, asked),
        ne(generations.id, generationId),
        eq(generations.status, 'running'),
        gt(generations.leaseUntil, now),
      ),
    )
    if (othersAtWork >= limits.generationsAtWork) return { later: asked }
    const [claimed] = await tx
      .update(generations)
      .set({ status: 'running', leaseUntil: new Date(now.getTime() + leaseMs) })
      .where(
        and(
          ofId,
          inArray(generations.status, ['queued', 'running']),
          gt(generations.leaseUntil, now),
        ),
      )
      .returning()
    return claimed ? { generation: claimed } : null
  })
}

/** A generation that this worker makes now, with the child as it is now and those who were chosen to eat with it; as `claim` says where it does not. */
export async function startGeneration(
  db: Db,
  now: Date,
  { keys: keyStore }: Pick<AppServices, 'keys'>,
  asked: GenerationJob,
) {
  const claimed = await claim(db, now, asked)
  if (!claimed || 'later' in claimed) return claimed
  const { generation } = claimed
  const { householdId, userId, childId } = generation
  const keys = await keyStore.find(db, householdId)
  const [user] = await db
    .select({ agreedProvider: users.modelProvider })
    .from(users)
    .where(rowOf(users, householdId, userId))
  if (!keys || !user) return null
  const found = await findChild(db, keys, childId)
  const table = openTable(keys, generation)
  return {
    generation,
    keys,
    /** The provider of a language model that the family agreed to. */
    agreedProvider: user.agreedProvider,
    child: found && table ? await seat(db, keys, found.child, table) : (found?.child ?? null),
  }
}
