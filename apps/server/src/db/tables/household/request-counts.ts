import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { ofUser } from './of-user.ts'

/** How often an account has asked for what costs much, since the start of its minute. */
export const requestCounts = pgTable(
  'request_counts',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['interpretation', 'alternatives', 'photo'] }).notNull(),
    since: at('since').notNull(),
    made: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId, table.kind] }),
    ofUser('request_counts_user', table),
  ],
)
