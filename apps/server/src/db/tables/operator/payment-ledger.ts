import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/**
 * What happened to money, one row an event, never changed (a trigger refuses it). It outlives the
 * account: `userId` refers to nothing then, and nothing here names anyone.
 */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    /** The order of entries; those of one account are made one after the other. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What happened to which object, so that it is entered once. */
    entryKey: text('entry_key').notNull().unique(),
    kind: text({
      enum: [
        'checkout_opened',
        'checkout_completed',
        'checkout_expired',
        'invoice_paid',
        'invoice_failed',
        'premium_changed',
        'customer_forgotten',
      ],
    }).notNull(),
    userId: uuid('user_id').notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text('customer_id'),
    sessionId: text('session_id'),
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    amountCents: integer('amount_cents'),
    currency: text(),
    premiumUntil: at('premium_until'),
    occurredAt: at('occurred_at').notNull(),
    recordedAt: at('recorded_at').notNull(),
  },
  (table) => [
    index('payment_ledger_user').on(table.userId, table.number),
    index('payment_ledger_customer').on(table.customerId),
  ],
)
