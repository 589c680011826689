import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'

/** Links of one use that were mailed: to choose a new password, or to lock the account. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** Keyed hash of the link's token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['reset', 'lock', 'verify'] }).notNull(),
    /** The address that the account had when it was made; a lock brings it back. */
    email: sealed('email').notNull(),
    addressHash: text('address_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('account_links_household').on(table.householdId, table.userId),
    index('account_links_address').on(table.addressHash),
  ],
)
