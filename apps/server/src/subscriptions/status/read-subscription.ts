import type { SubscriptionStatus } from '@brightplate/contract/subscription'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { subscriptions } from '../../db/schema.ts'
import { subscriptionStatusOf } from './subscription-status.ts'

/** Trial, free or premium at `now`. Throws when the user has no subscription row: every account has one. */
export async function readSubscription(
  db: Db,
  now: Date,
  userId: string,
): Promise<SubscriptionStatus> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  if (!row) throw new Error('An account without a subscription row')
  return subscriptionStatusOf(row, now)
}
