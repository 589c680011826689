import type { Checkout } from '@brightplate/contract/account/subscription'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { findUser } from '../../auth/users/find-user.ts'
import type { Db } from '../../db/database.ts'
import { type Member, ofMember, rowOf } from '../../db/member.ts'
import { checkouts } from '../../db/tables/household/checkouts.ts'
import { subscriptions } from '../../db/tables/household/subscriptions.ts'
import { AppError } from '../../errors.ts'
import { requireOwner } from '../../household/membership/require-owner.ts'
import { newId } from '../../new-id.ts'
import { bestSubscription } from '../../subscriptions/status/best-subscription.ts'
import { lockSubscriptions } from '../../subscriptions/status/lock-subscriptions.ts'
import { subscriptionStatusOf } from '../../subscriptions/status/subscription-status.ts'
import { appendToLedger } from '../ledger/append-to-ledger.ts'
import { type PackageId, type PaymentProvider, PaymentProviderError } from './payment-provider.ts'
import { rememberProviderId } from './provider-ids.ts'
import { type Checkout as CheckoutRow, endCheckout, settleCheckout } from './settle-checkout.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Two tabs can stand in each other's way a few times, not for ever. */
const roundsAtMost = 6

async function requireNotPremium(db: Db, now: Date, member: Member) {
  const rows = await lockSubscriptions(db, member.householdId)
  const row = rows.find(({ userId }) => userId === member.userId)
  if (!row) throw new Error('An owner without a subscription row')
  const best = bestSubscription(rows, now)
  if (subscriptionStatusOf(best, now).plan_type === 'premium') throw new AppError('already_premium')
  return row
}

/** The account's one customer at the provider; an other provider's is replaced. */
async function requireCustomer(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  caller: Caller,
  email: string,
): Promise<string> {
  const { householdId, userId } = caller
  const ofUser = ofMember(subscriptions, caller)
  const before = (await requireNotPremium(db, now, caller)).providerCustomerId
  if (before && provider.owns(before)) return before
  const customerId = await provider.openCustomer(userId, email)
  const unchanged = before
    ? or(isNull(subscriptions.providerCustomerId), eq(subscriptions.providerCustomerId, before))
    : isNull(subscriptions.providerCustomerId)
  await db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ providerCustomerId: customerId, updatedAt: now })
      .where(and(ofUser, unchanged))
    await rememberProviderId(tx, customerId, { householdId, userId })
  })
  const [row] = await db.select().from(subscriptions).where(ofUser)
  return row?.providerCustomerId ?? customerId
}

/**
 * A subscription that gives nothing may still be charged for, such as one whose renewal is tried
 * again: it ends before another starts. Throws `already_premium` where one gives premium after all.
 */
async function endWhatStillCharges(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  member: Member,
  customerId: string,
): Promise<void> {
  const found = await provider.listSubscriptions(customerId)
  const live = found.filter((subscription) => subscription.live)
  if (live.length === 0) return
  await syncSubscription(db, provider, now, member)
  await db.transaction((tx) => requireNotPremium(tx, now, member))
  for (const { id } of live) await provider.endSubscription(id)
}

/** The one checkout that can be paid: a new one, or the one that is there. */
async function holdCheckout(
  db: Db,
  now: Date,
  member: Member,
  wanted: Pick<CheckoutRow, 'provider' | 'packageId' | 'origin'>,
): Promise<CheckoutRow> {
  return db.transaction(async (tx) => {
    await requireNotPremium(tx, now, member)
    const [there] = await tx
      .select()
      .from(checkouts)
      .where(and(ofMember(checkouts, member), inArray(checkouts.status, ['opening', 'open'])))
      .limit(1)
    if (there) return there
    const [made] = await tx
      .insert(checkouts)
      .values({
        householdId: member.householdId,
        id: newId(now),
        userId: member.userId,
        ...wanted,
        status: 'opening',
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!made) throw new Error('The checkout was not stored')
    return made
  })
}

/** What the provider refused is not asked again: the next attempt starts again, with another customer where that one is gone. */
async function giveUp(
  db: Db,
  now: Date,
  { householdId, id, userId }: CheckoutRow,
  customerGone: string | null,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: 'expired', updatedAt: now })
    .where(and(rowOf(checkouts, householdId, id), eq(checkouts.status, 'opening')))
  if (!customerGone) return
  await db
    .update(subscriptions)
    .set({ providerCustomerId: null, updatedAt: now })
    .where(
      and(
        ofMember(subscriptions, { householdId, userId }),
        eq(subscriptions.providerCustomerId, customerGone),
      ),
    )
}

async function openAtProvider(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  checkout: CheckoutRow,
  customer: { email: string; customerId: string },
): Promise<void> {
  const { householdId, id, userId, packageId, origin } = checkout
  const request = { checkoutId: id, userId, packageId, origin, ...customer }
  const opened = await provider.openCheckout(request).catch(async (error: unknown) => {
    if (error instanceof PaymentProviderError && error.refusal) {
      await giveUp(db, now, checkout, error.refusal === 'customer' ? customer.customerId : null)
    }
    throw error
  })
  await db.transaction(async (tx) => {
    await tx
      .update(checkouts)
      .set({ ...opened, status: 'open', updatedAt: now })
      .where(and(rowOf(checkouts, householdId, id), eq(checkouts.status, 'opening')))
    await rememberProviderId(tx, opened.sessionId, { householdId, userId })
    await appendToLedger(tx, now, [
      {
        entryKey: `checkout_opened:${id}`,
        kind: 'checkout_opened',
        userId,
        provider: provider.kind,
        customerId: customer.customerId,
        sessionId: opened.sessionId,
        occurredAt: now,
      },
    ])
  })
}

/**
 * A checkout to send the parent to. One that is open is used again, unless it is for the other
 * package; one that was paid gives premium and throws `already_premium`: nobody pays twice.
 */
export async function startCheckout(
  db: Db,
  provider: PaymentProvider,
  now: Date,
  caller: Caller,
  { packageId, origin }: { packageId: PackageId; origin: string },
): Promise<Checkout> {
  const email = (await findUser(db, caller.account.keys, caller.userId))?.email
  if (email === undefined) throw new AppError('unauthenticated')
  await requireOwner(db, caller)
  const customerId = await requireCustomer(db, provider, now, caller, email)
  const wanted = { provider: provider.kind, packageId, origin }
  let known: string | null = null
  for (let round = 0; round < roundsAtMost; round += 1) {
    const checkout = await holdCheckout(db, now, caller, wanted)
    if (checkout.provider !== provider.kind) {
      await endCheckout(db, now, checkout, { status: 'expired', paid: false })
    } else if (checkout.status === 'opening') {
      await endWhatStillCharges(db, provider, now, caller, customerId)
      await openAtProvider(db, provider, now, checkout, { email, customerId })
      known = checkout.id
    } else {
      const { sessionId, url } = checkout
      if (!sessionId || !url) throw new Error('An open checkout without an address')
      const fits = checkout.packageId === packageId && checkout.origin === origin
      // What was opened a moment ago need not be asked for.
      if (fits && known === checkout.id) return { url, session_id: sessionId }
      if (!fits) await provider.expireCheckout(sessionId)
      const { status, payment_status } = await settleCheckout(db, provider, now, checkout)
      if (payment_status === 'paid') throw new AppError('already_premium')
      if (fits && status === 'open') return { url, session_id: sessionId }
    }
  }
  throw new AppError('overloaded')
}
