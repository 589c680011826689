import { randomBytes } from 'node:crypto'
import { prices } from '@brightplate/contract/account/prices'
import { dayMs } from '@brightplate/contract/plain-date'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sandboxCheckouts } from '../../db/tables/operator/sandbox-checkouts.ts'
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderPayment,
  type ProviderSubscription,
} from '../checkouts/payment-provider.ts'
import { findSandboxCheckout } from './find-sandbox-checkout.ts'

type Row = typeof sandboxCheckouts.$inferSelect

export const sandboxPath = '/api/payments/sandbox'

const prefix = 'sandbox_'
const openMs = dayMs
export const monthsOf = { monthly: 1, yearly: 12 } as const

/** The same day some months on, or the last of that month. */
export function monthsAfter(date: Date, months: number): Date {
  const end = new Date(date)
  end.setUTCMonth(end.getUTCMonth() + months)
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0)
  return end
}

const periodEnd = ({ packageId }: Pick<Row, 'packageId'>, paidAt: Date): Date =>
  monthsAfter(paidAt, monthsOf[packageId])

const paymentOf = (row: Row, paidAt: Date): ProviderPayment => ({
  invoiceId: `invoice_of_${row.checkoutId}`,
  amountCents: prices[row.packageId].cents,
  currency: 'usd',
  paidAt,
})

function toSubscription(row: Row, now: Date): ProviderSubscription[] {
  if (!row.paidAt) return []
  const premiumUntil = row.endedAt ?? periodEnd(row, row.paidAt)
  return [
    {
      id: row.checkoutId,
      interval: row.packageId,
      premiumUntil,
      // Nothing renews here.
      graceUntil: null,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      paymentProblem: false,
      renewalUnpaid: false,
      live: premiumUntil > now,
      latestPayment: paymentOf(row, row.paidAt),
    },
  ]
}

export const sandboxStatus = (row: Row, now: Date): 'open' | 'complete' | 'expired' =>
  row.paidAt ? 'complete' : row.expired || row.expiresAt <= now ? 'expired' : 'open'

/** A checkout page of our own that charges nobody: the same steps without a key. */
export function sandboxProvider(db: Db, now: () => Date): PaymentProvider {
  const paidBy = async (customerId: string) =>
    db
      .select()
      .from(sandboxCheckouts)
      .where(
        and(
          eq(sandboxCheckouts.userId, customerId.slice(prefix.length)),
          isNotNull(sandboxCheckouts.paidAt),
        ),
      )

  return {
    kind: 'sandbox',
    owns: (customerId) => customerId.startsWith(prefix),
    openCustomer: async (userId) => `${prefix}${userId}`,

    openCheckout: async ({ checkoutId, userId, packageId, origin }) => {
      const sessionId = `${prefix}${randomBytes(32).toString('base64url')}`
      await db
        .insert(sandboxCheckouts)
        .values({
          sessionId,
          checkoutId,
          userId,
          packageId,
          successUrl: `${origin}/subscription/success`,
          expiresAt: new Date(now().getTime() + openMs),
        })
        .onConflictDoNothing({ target: sandboxCheckouts.checkoutId })
      const [row] = await db
        .select()
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.checkoutId, checkoutId))
      if (!row) throw new Error('The sandbox lost its checkout')
      return { sessionId: row.sessionId, url: `${origin}${sandboxPath}/${row.sessionId}` }
    },

    readCheckout: async (sessionId) => {
      const row = await findSandboxCheckout(db, sessionId)
      return row ? { status: sandboxStatus(row, now()), paid: row.paidAt !== null } : null
    },

    expireCheckout: async (sessionId) => {
      await db
        .update(sandboxCheckouts)
        .set({ expired: true })
        .where(and(eq(sandboxCheckouts.sessionId, sessionId), isNull(sandboxCheckouts.paidAt)))
    },

    listSubscriptions: async (customerId) =>
      (await paidBy(customerId)).flatMap((row) => toSubscription(row, now())),

    listPayments: async (customerId) =>
      (await paidBy(customerId)).flatMap((row) => (row.paidAt ? paymentOf(row, row.paidAt) : [])),

    setCancelAtPeriodEnd: async (subscriptionId, cancel) => {
      await db
        .update(sandboxCheckouts)
        .set({ cancelAtPeriodEnd: cancel })
        .where(eq(sandboxCheckouts.checkoutId, subscriptionId))
    },

    endSubscription: async (subscriptionId) => {
      await db
        .update(sandboxCheckouts)
        .set({ endedAt: now() })
        .where(eq(sandboxCheckouts.checkoutId, subscriptionId))
    },

    openPortal: async () => null,
    forgetCustomer: async (customerId) => {
      await db
        .delete(sandboxCheckouts)
        .where(eq(sandboxCheckouts.userId, customerId.slice(prefix.length)))
    },
  }
}

/** The sandbox where nobody may get premium from it: what was given before can still be ended. */
export function closedSandbox(db: Db, now: () => Date): PaymentProvider {
  const sandbox = sandboxProvider(db, now)
  const refuse = async () => {
    throw new PaymentProviderError('no payments are set up: see STRIPE_SECRET_KEY and PAYMENTS')
  }
  return {
    ...sandbox,
    isClosed: true,
    openCustomer: refuse,
    openCheckout: refuse,
    readCheckout: async (sessionId) => {
      const checkout = await sandbox.readCheckout(sessionId)
      return checkout && !checkout.paid ? { ...checkout, status: 'expired' } : checkout
    },
  }
}
