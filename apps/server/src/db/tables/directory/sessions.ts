import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** Keyed hash of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sessions_household').on(table.householdId, table.userId)],
)
