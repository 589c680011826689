import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember } from '../../db/member.ts'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'
import { appendToLedger } from '../ledger/append-to-ledger.ts'
import { paidEntry } from './paid-entry.ts'
import type { PaymentProvider, ProviderSubscription } from './payment-provider.ts'

const endOf = ({ premiumUntil, graceUntil }: ProviderSubscription): number =>
  Math.max(0, ...[premiumUntil, graceUntil].flatMap((end) => (end ? end.getTime() : [])))

/** The one of a customer's subscriptions that gives premium the longest; null where none was ever paid. */
export function longestOf(found: readonly ProviderSubscription[]): ProviderSubscription | null {
  return found
    .filter(({ premiumUntil }) => premiumUntil !== null)
    .reduce<ProviderSubscription | null>(
      (best, one) => (best && endOf(best) >= endOf(one) ? best : one),
      null,
    )
}

/** The columns of an account that follow from what the provider has. */
export const factsOf = (subscription: ProviderSubscription) => ({
  premiumUntil: subscription.premiumUntil,
  graceUntil: subscription.graceUntil,
  billingInterval: subscription.interval,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  paymentProblem: subscription.paymentProblem,
  providerSubscriptionId: subscription.id,
})

type Row = typeof subscriptions.$inferSelect

/** A renewal that stays unpaid gives its days of grace once, however many periods pass over it. */
function factsFor(row: Row, subscription: ProviderSubscription) {
  const facts = factsOf(subscription)
  const unpaidBefore = row.paymentProblem && row.providerSubscriptionId === subscription.id
  if (!unpaidBefore || !subscription.renewalUnpaid) return facts
  return { ...facts, premiumUntil: row.premiumUntil, graceUntil: row.graceUntil }
}

async function startReading(db: Db, member: Member) {
  const [row] = await db
    .update(subscriptions)
    .set({ readingsStarted: sql`${subscriptions.readingsStarted} + 1` })
    .where(ofMember(subscriptions, member))
    .returning({
      reading: subscriptions.readingsStarted,
      customerId: subscriptions.providerCustomerId,
    })
  return row ?? null
}

/**
 * Reads the customer's subscriptions from the provider and writes what they give. A reading is
 * numbered before it starts, and an older one never replaces a newer: whatever the order in which
 * events come, the last word is at least as new as each of them. Answers whether any subscription was ever paid;
 * without a customer there is none.
 */
export async function syncSubscription(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  member: Member,
): Promise<boolean> {
  const started = await startReading(db, member)
  if (!started?.customerId || !provider.owns(started.customerId)) return false
  const { reading, customerId } = started
  const { userId } = member
  const found = await provider.listSubscriptions(customerId)
  const longest = longestOf(found)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(ofMember(subscriptions, member))
      .for('update')
    const paid = found.flatMap(({ id: subscriptionId, latestPayment }) =>
      latestPayment
        ? paidEntry(provider, { userId, customerId, subscriptionId }, latestPayment)
        : [],
    )
    await appendToLedger(tx, now, paid)
    if (!row || row.readingApplied >= reading) return
    const facts = longest && factsFor(row, longest)
    await tx
      .update(subscriptions)
      .set({ ...facts, readingApplied: reading, readAt: now, updatedAt: now })
      .where(ofMember(subscriptions, member))
    if (!facts || row.premiumUntil?.getTime() === facts.premiumUntil?.getTime()) return
    await appendToLedger(tx, now, [
      {
        entryKey: `premium_changed:${userId}:${reading}`,
        kind: 'premium_changed',
        userId,
        provider: provider.kind,
        customerId,
        subscriptionId: facts.providerSubscriptionId,
        premiumUntil: facts.premiumUntil,
        occurredAt: now,
      },
    ])
  })
  return longest !== null
}
