import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofUser } from '../of-user.ts'

/** What was done to an account's access, for its parent to read. */
export const accessEvents = pgTable(
  'access_events',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    id: uuid().notNull(),
    /** What it was, and from where. */
    event: sealed('event').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId, table.id] }),
    ofUser('access_events_user', table),
  ],
)
