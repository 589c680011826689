import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { checkouts } from '../db/tables/household/checkouts.ts'
import { subscriptions } from '../db/tables/household/subscriptions.ts'
import { customersToForget } from '../db/tables/operator/customers-to-forget.ts'
import { paymentLedger } from '../db/tables/operator/payment-ledger.ts'
import type { PaymentProvider } from './checkouts/payment-provider.ts'
import { factsOf, longestOf } from './checkouts/sync-subscription.ts'

type Account = typeof subscriptions.$inferSelect

const sameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
const say = (date: Date | null) => date?.toISOString() ?? 'none'

async function compareWithLedger(db: Db, account: Account): Promise<string[]> {
  const { userId, premiumUntil } = account
  const entries = await db
    .select()
    .from(paymentLedger)
    .where(eq(paymentLedger.userId, userId))
    .orderBy(paymentLedger.number)
  const byLedger = entries.findLast(({ kind }) => kind === 'premium_changed')?.premiumUntil ?? null
  const isPaid = entries.some(({ kind }) => kind === 'invoice_paid')
  return [
    ...(sameMoment(byLedger, premiumUntil)
      ? []
      : [`${userId}: premium until ${say(premiumUntil)}, by the ledger ${say(byLedger)}`]),
    ...(premiumUntil && !isPaid ? [`${userId}: premium without a payment in the ledger`] : []),
    ...(isPaid && !premiumUntil ? [`${userId}: a payment in the ledger without premium`] : []),
  ]
}

async function compareWithProvider(
  db: Db,
  provider: PaymentProvider,
  account: Account,
): Promise<string[]> {
  const { userId, providerCustomerId: customerId } = account
  if (!customerId || !provider.owns(customerId)) return []
  const found = await provider.listSubscriptions(customerId)
  const live = found.filter((subscription) => subscription.live)
  const longest = longestOf(found)
  const differences: string[] = []
  if (live.length > 1) {
    differences.push(
      `${userId}: ${live.length} subscriptions at once: ${live.map(({ id }) => id).join(', ')}`,
    )
  }
  if (longest) {
    const facts = factsOf(longest)
    // An unpaid renewal keeps the end that it had, whatever period the provider is in.
    const endMayDiffer = longest.renewalUnpaid && account.paymentProblem
    if (!endMayDiffer && !sameMoment(facts.premiumUntil, account.premiumUntil)) {
      differences.push(
        `${userId}: premium until ${say(account.premiumUntil)}, at the provider ${say(facts.premiumUntil)}`,
      )
    }
    for (const key of ['cancelAtPeriodEnd', 'paymentProblem', 'providerSubscriptionId'] as const) {
      if (facts[key] !== account[key]) {
        differences.push(`${userId}: ${key} is ${account[key]}, at the provider ${facts[key]}`)
      }
    }
  }
  const entered = await db
    .select()
    .from(paymentLedger)
    .where(eq(paymentLedger.customerId, customerId))
  const paid = await provider.listPayments(customerId)
  for (const { invoiceId, amountCents } of paid) {
    const entry = entered.find((one) => one.kind === 'invoice_paid' && one.invoiceId === invoiceId)
    if (!entry) differences.push(`${userId}: invoice ${invoiceId} is paid and not in the ledger`)
    else if (entry.amountCents !== amountCents) {
      differences.push(
        `${userId}: invoice ${invoiceId} is ${amountCents} cents, by the ledger ${entry.amountCents}`,
      )
    }
  }
  for (const { kind, invoiceId } of entered) {
    if (kind === 'invoice_paid' && !paid.some((one) => one.invoiceId === invoiceId)) {
      differences.push(`${userId}: invoice ${invoiceId} of the ledger is not paid at the provider`)
    }
  }
  return differences
}

async function compareCheckouts(db: Db, provider: PaymentProvider): Promise<string[]> {
  const open = await db.select().from(checkouts).where(eq(checkouts.status, 'open'))
  const differences: string[] = []
  for (const { userId, sessionId, provider: kind } of open) {
    const found =
      sessionId && kind === provider.kind ? await provider.readCheckout(sessionId) : null
    if (found?.paid) differences.push(`${userId}: checkout ${sessionId} is paid and open here`)
  }
  return differences
}

/**
 * Compares accounts with the ledger and with the provider; answers with a line for each difference.
 * Changes nothing.
 */
export async function checkBilling(db: Db, provider: PaymentProvider): Promise<string[]> {
  const accounts = await db.select().from(subscriptions).orderBy(subscriptions.userId)
  const differences: string[] = []
  for (const account of accounts) {
    differences.push(...(await compareWithLedger(db, account)))
    differences.push(...(await compareWithProvider(db, provider, account)))
  }
  differences.push(...(await compareCheckouts(db, provider)))
  const waiting = await db.select().from(customersToForget)
  return [
    ...differences,
    ...waiting.map(
      ({ customerId, userId }) =>
        `${userId}: erased, and the provider has not yet forgotten ${customerId}`,
    ),
  ]
}
