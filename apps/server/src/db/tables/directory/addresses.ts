import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Whose an e-mail address is. */
export const addresses = pgTable(
  'addresses',
  {
    addressHash: text('address_hash').primaryKey(),
    /** The same for all mailboxes that a `+tag` makes. */
    trialHash: text('trial_hash').notNull(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    index('addresses_trial').on(table.trialHash),
    index('addresses_household').on(table.householdId, table.userId),
  ],
)
