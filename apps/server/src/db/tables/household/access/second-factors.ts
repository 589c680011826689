import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofUser } from '../of-user.ts'

/** An app that shows codes, as a user's second factor. */
export const secondFactors = pgTable(
  'second_factors',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    secret: sealed('secret').notNull(),
    createdAt: at('created_at').notNull(),
    /** When a first code proved that the app has the secret; nothing is asked before. */
    onSince: at('on_since'),
    /** When it is forgotten, as was asked by who lost it; null where nobody asked. */
    forgetAt: at('forget_at'),
    /** Of the last code that was taken, counted in 30 seconds: it and earlier ones are refused. */
    lastStep: bigint('last_step', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId] }),
    ofUser('second_factors_user', table),
  ],
)
