import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** Devices that somebody logged in on: strangers' guesses never lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Keyed hash of the device's token; parents may share a device. */
    tokenHash: text('token_hash').notNull(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.householdId, table.userId] }),
    index('known_devices_household').on(table.householdId, table.userId),
  ],
)
