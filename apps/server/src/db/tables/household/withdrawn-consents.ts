import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'
import { children } from './children.ts'
import { users } from './users.ts'

/** What was agreed to and taken back: it goes with the child that it was about, else with the parent who agreed. */
export const withdrawnConsents = pgTable(
  'withdrawn_consents',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    /** Null of what is about a child: all its parents see it. */
    userId: uuid('user_id'),
    childId: uuid('child_id'),
    /** Which, for whom, since when and to which words; under the child's key where it is about one. */
    consent: sealed('consent').notNull(),
    withdrawnAt: at('withdrawn_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    foreignKey({
      name: 'withdrawn_consents_user',
      columns: [table.householdId, table.userId],
      foreignColumns: [users.householdId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'withdrawn_consents_child',
      columns: [table.householdId, table.childId],
      foreignColumns: [children.householdId, children.id],
    }).onDelete('cascade'),
  ],
)
