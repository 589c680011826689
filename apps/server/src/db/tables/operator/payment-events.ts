import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** Ids of webhook events that were applied. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), appliedAt: at('applied_at').notNull() },
  (table) => [index('payment_events_age').on(table.appliedAt)],
)
