import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** Addresses that had their trial, as keyed hashes; outlives the account. */
export const trialAddresses = pgTable('trial_addresses', {
  addressHash: text('address_hash').primaryKey(),
  trialEndsAt: at('trial_ends_at').notNull(),
  /** When an account that was erased last made a plan that the free tier counts. */
  freePlanAt: at('free_plan_at'),
})
