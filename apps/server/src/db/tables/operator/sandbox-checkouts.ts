import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** What the sandbox knows in place of a payment provider. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  sessionId: text('session_id').primaryKey(),
  checkoutId: uuid('checkout_id').notNull().unique(),
  userId: uuid('user_id').notNull(),
  packageId: text('package_id', { enum: ['monthly', 'yearly'] }).notNull(),
  successUrl: text('success_url').notNull(),
  expiresAt: at('expires_at').notNull(),
  expired: boolean().notNull().default(false),
  paidAt: at('paid_at'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  endedAt: at('ended_at'),
})
