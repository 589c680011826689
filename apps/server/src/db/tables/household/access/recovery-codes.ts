import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofUser } from '../of-user.ts'

/** Codes of one use that stand for the second factor; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Under the household's key; the code itself is nowhere. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId, table.codeHash] }),
    ofUser('recovery_codes_user', table),
  ],
)
