import { languages } from '@brightplate/contract/languages'
import { careLinkKinds } from '@brightplate/contract/sharing/care-link'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'
import { children } from './children.ts'
import { ofUser } from './of-user.ts'

/** What a parent shares of a child with someone who has no account: it ends with the child, and with that parent. */
export const careLinks = pgTable(
  'care_links',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    childId: uuid('child_id').notNull(),
    /** Who agreed to it. */
    userId: uuid('user_id').notNull(),
    /** Keyed hash of the secret; the secret itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    kind: text({ enum: careLinkKinds }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** For whom, the name shown, the hash of the code, the time zone. */
    details: sealed('details').notNull(),
    createdAt: at('created_at').notNull(),
    /** Null: until it is stopped. */
    expiresAt: at('expires_at'),
    opened: integer().notNull().default(0),
    lastOpenedAt: at('last_opened_at'),
    /** Since the code was last right. */
    codeTries: integer('code_tries').notNull().default(0),
    /** How often it was asked for since the start of its minute. */
    countedSince: at('counted_since').notNull(),
    counted: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    uniqueIndex('care_links_token').on(table.householdId, table.tokenHash),
    index('care_links_expiry').on(table.expiresAt),
    foreignKey({
      name: 'care_links_child',
      columns: [table.householdId, table.childId],
      foreignColumns: [children.householdId, children.id],
    }).onDelete('cascade'),
    ofUser('care_links_user', table),
  ],
)
