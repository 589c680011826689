import type { Payment } from '@brightplate/contract/account/subscription'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { paymentLedger } from '../../db/tables/operator/payment-ledger.ts'

/** What an account has paid, oldest first. */
export async function listPayments(db: Db, userId: string): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(paymentLedger)
    .where(and(eq(paymentLedger.userId, userId), eq(paymentLedger.kind, 'invoice_paid')))
    .orderBy(asc(paymentLedger.occurredAt), asc(paymentLedger.number))
  return rows.map(({ occurredAt, amountCents, currency }) => ({
    paid_at: occurredAt.toISOString(),
    amount_cents: amountCents ?? 0,
    currency: currency ?? '',
  }))
}
