import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** Customers of erased accounts whom the provider has still to forget. */
export const customersToForget = pgTable('customers_to_forget', {
  customerId: text('customer_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  requestedAt: at('requested_at').notNull(),
})
