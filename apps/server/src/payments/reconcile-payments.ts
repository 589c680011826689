import { dayMs } from '@brightplate/contract/plain-date'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { ofMember, rowOf } from '../db/member.ts'
import { checkouts } from '../db/tables/household/checkouts.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import { paymentEvents } from '../db/tables/operator/payment-events.ts'
import { paidEntry } from './checkouts/paid-entry.ts'
import { type PaymentProvider, PaymentProviderError } from './checkouts/payment-provider.ts'
import { endCheckout, settleCheckout } from './checkouts/settle-checkout.ts'
import { syncSubscription } from './checkouts/sync-subscription.ts'
import { forgetCustomer } from './forget-customer.ts'
import { appendToLedger } from './ledger/append-to-ledger.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** The browser and the webhook are given this long to report a payment themselves. */
const firstCheckMs = 2 * minuteMs
/** A checkout that was never opened can be opened under its key no longer than this. */
const openingMs = dayMs
const readAgainMs = dayMs
const readProblemsAgainMs = hourMs
/** After so long without premium an account is read no more. */
const readUntilMs = 40 * dayMs
/** Longer than Stripe repeats an event. */
const keepEventsMs = 60 * dayMs
const batch = 100
/** After so many failures the provider is left alone until the next run. */
const failuresAtMost = 3

export interface Reconciled {
  done: number
  failed: number
}

/** Works through what is due; one that fails keeps no other from its turn. */
async function workThrough<Item>(
  due: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<Reconciled> {
  const result = { done: 0, failed: 0 }
  for (const item of due) {
    if (result.failed >= failuresAtMost) break
    try {
      await work(item)
      result.done += 1
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      result.failed += 1
    }
  }
  return result
}

async function settleCheckouts(db: Db, provider: PaymentProvider, now: Date) {
  const due = await db
    .select()
    .from(checkouts)
    .where(
      and(
        inArray(checkouts.status, ['opening', 'open']),
        eq(checkouts.provider, provider.kind),
        lte(checkouts.createdAt, new Date(now.getTime() - firstCheckMs)),
      ),
    )
    .orderBy(asc(checkouts.updatedAt))
    .limit(batch)
  return workThrough(due, async (checkout) => {
    // To the end of the queue first: what fails must not stand before the others for ever.
    await db
      .update(checkouts)
      .set({ updatedAt: now })
      .where(rowOf(checkouts, checkout.householdId, checkout.id))
    if (checkout.status === 'open') {
      await settleCheckout(db, provider, now, checkout)
    } else if (checkout.createdAt.getTime() <= now.getTime() - openingMs) {
      await endCheckout(db, now, checkout, { status: 'expired', paid: false })
    }
  })
}

async function readSubscriptions(db: Db, provider: PaymentProvider, now: Date) {
  const { readAt, premiumUntil, paymentProblem, providerCustomerId } = subscriptions
  const soon = new Date(now.getTime() + hourMs)
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const due = await db
    .select({
      householdId: subscriptions.householdId,
      userId: subscriptions.userId,
      customerId: providerCustomerId,
    })
    .from(subscriptions)
    .where(
      and(
        isNotNull(providerCustomerId),
        or(
          isNull(readAt),
          and(lt(readAt, ago(readAgainMs)), gt(premiumUntil, ago(readUntilMs))),
          // About to end, or in its days of grace: here a webhook that was lost matters most.
          and(lte(premiumUntil, soon), lt(readAt, premiumUntil)),
          and(eq(paymentProblem, true), lt(readAt, ago(readProblemsAgainMs))),
        ),
      ),
    )
    .orderBy(asc(subscriptions.updatedAt))
    .limit(batch)
  return workThrough(due, async ({ customerId, ...member }) => {
    const { userId } = member
    await db.update(subscriptions).set({ updatedAt: now }).where(ofMember(subscriptions, member))
    if (!customerId || !provider.owns(customerId)) return
    await syncSubscription(db, provider, now, member)
    const payments = await provider.listPayments(customerId)
    const entries = payments.map((payment) => paidEntry(provider, { userId, customerId }, payment))
    await appendToLedger(db, now, entries)
  })
}

async function forgetCustomers(db: Db, provider: PaymentProvider, now: Date) {
  const due = await db
    .select()
    .from(customersToForget)
    .orderBy(asc(customersToForget.requestedAt))
    .limit(batch)
  const owned = due.filter(({ customerId }) => provider.owns(customerId))
  return workThrough(owned, (row) => forgetCustomer(db, provider, now, row))
}

/**
 * Mends what a crash, a lost webhook or a silent provider left undone: open checkouts, subscriptions
 * that were not read for a day or are about to end, customers of erased accounts. For every few minutes.
 */
export async function reconcilePayments(
  db: Db,
  provider: PaymentProvider,
  now: Date,
): Promise<Reconciled> {
  const parts = [
    await settleCheckouts(db, provider, now),
    await readSubscriptions(db, provider, now),
    await forgetCustomers(db, provider, now),
  ]
  const keepFrom = new Date(now.getTime() - keepEventsMs)
  await db.delete(paymentEvents).where(lt(paymentEvents.appliedAt, keepFrom))
  return {
    done: parts.reduce((sum, { done }) => sum + done, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
  }
}
