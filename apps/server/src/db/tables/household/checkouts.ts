import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { ofUser } from './of-user.ts'

/** A way to pay that was opened for a user; at most one of them can be paid at a time. */
export const checkouts = pgTable(
  'checkouts',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    userId: uuid('user_id').notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    packageId: text('package_id', { enum: ['monthly', 'yearly'] }).notNull(),
    origin: text().notNull(),
    /** The provider's id; null while it is being opened. */
    sessionId: text('session_id'),
    url: text(),
    status: text({ enum: ['opening', 'open', 'complete', 'expired'] }).notNull(),
    paid: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    ofUser('checkouts_user', table),
    uniqueIndex('checkouts_one_payable')
      .on(table.householdId, table.userId)
      .where(sql`${table.status} in ('opening', 'open')`),
    index('checkouts_status').on(table.status, table.createdAt),
  ],
)
