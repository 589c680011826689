import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'

export const sessions = pgTable(
  'sessions',
  {
    /** Keyed hash of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    /** By which its parent ends it; opens nothing. */
    id: uuid().notNull().defaultRandom(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The household that it opens, of which its user has a row; null where that is its own. */
    actsIn: uuid('acts_in'),
    /** Device and network that it was opened from; null where it was opened before that was kept. */
    place: sealed('place'),
    createdAt: at('created_at').notNull(),
    /** To the hour. */
    usedAt: at('used_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    /** Where reads may go to a replica: when it last wrote, or was told of what was written for it, to half a minute. */
    wroteAt: at('wrote_at'),
    /** When its parent proved again who they are, and by what; null for never. */
    confirmedAt: at('confirmed_at'),
    confirmedBy: text('confirmed_by', { enum: ['password', 'factor', 'passkey'] }),
  },
  (table) => [index('sessions_household').on(table.householdId, table.userId)],
)
