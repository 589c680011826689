import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'
import { users } from './users.ts'

/** Who may join a household: it ends when it is used, and with who made it. */
export const invitations = pgTable(
  'invitations',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    invitedBy: uuid('invited_by').notNull(),
    /** Keyed hash of the secret; the secret itself is nowhere. */
    tokenHash: text('token_hash').notNull(),
    /** Keyed hash of the address that it was mailed to. */
    addressHash: text('address_hash').notNull(),
    /** That address. */
    email: sealed('email').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    uniqueIndex('invitations_token').on(table.householdId, table.tokenHash),
    index('invitations_expiry').on(table.expiresAt),
    foreignKey({
      name: 'invitations_user',
      columns: [table.householdId, table.invitedBy],
      foreignColumns: [users.householdId, users.id],
    }).onDelete('cascade'),
  ],
)
