import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'

/** Passkeys that open an account; whoever signs in with one names nothing else. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Keyed hash of the credential's id. */
    credentialHash: text('credential_hash').primaryKey(),
    /** By which its parent names and removes it; opens nothing. */
    id: uuid().notNull(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Its name, the credential's id and its public key. */
    details: sealed('details').notNull(),
    /** Signatures that its device counted; stays 0 where the device counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('passkeys_household').on(table.householdId, table.userId)],
)
