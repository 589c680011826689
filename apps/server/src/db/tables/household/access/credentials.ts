import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { ofUser } from '../of-user.ts'

/** How a user proves who they are. */
export const credentials = pgTable(
  'credentials',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The password's hash; null once the account was locked. */
    password: text(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId] }),
    ofUser('credentials_user', table),
  ],
)
