import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Whose a customer or a checkout of a payment provider is. */
export const providerIds = pgTable(
  'provider_ids',
  {
    providerId: text('provider_id').primaryKey(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [index('provider_ids_household').on(table.householdId, table.userId)],
)
