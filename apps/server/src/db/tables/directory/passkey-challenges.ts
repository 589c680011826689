import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** What devices were asked to sign; each is taken once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text({ enum: ['add', 'confirm', 'sign_in'] }).notNull(),
    /** The session that asked; null of a stranger who signs in. */
    sessionHash: text('session_hash'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_age').on(table.expiresAt)],
)
