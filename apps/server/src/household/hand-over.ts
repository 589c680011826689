import { and, eq, max } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rowOf } from '../db/member.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { users } from '../db/tables/household/users.ts'
import { actsHere } from './membership/acts-here.ts'

/**
 * Makes another parent the owner, with the same end of trial; what was paid stays with who pays it. Under the
 * household's lock.
 */
export async function handOver(
  tx: Db,
  now: Date,
  { householdId, userId }: { householdId: string; userId: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ role: 'parent', updatedAt: now })
    .where(and(actsHere(householdId), eq(users.role, 'owner')))
  await tx
    .update(users)
    .set({ role: 'owner', updatedAt: now })
    .where(rowOf(users, householdId, userId))
  const [trial] = await tx
    .select({ endsAt: max(subscriptions.trialEndsAt) })
    .from(subscriptions)
    .where(eq(subscriptions.householdId, householdId))
  await tx
    .insert(subscriptions)
    .values({ householdId, userId, trialEndsAt: trial?.endsAt ?? now, updatedAt: now })
    .onConflictDoNothing()
}
