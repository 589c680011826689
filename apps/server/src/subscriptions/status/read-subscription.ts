import type { SubscriptionStatus } from '@brightplate/contract/subscription'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { subscriptions } from '../../db/schema.ts'
import { subscriptionStatusOf } from './subscription-status.ts'

/** Trial, free or premium at `now`. Throws when the user has no subscription row: every account has one. */
export async function readSubscription(
  db: Db,
  now: Date,
  member: Member,
): Promise<SubscriptionStatus> {
  const [row] = await db.select().from(subscriptions).where(ofMember(subscriptions, member))
  if (!row) throw new Error('An account without a subscription row')
  return subscriptionStatusOf(row, now)
}
