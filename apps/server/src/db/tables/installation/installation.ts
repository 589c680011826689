import { integer, pgTable } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'

/** What every process of one installation shares, made at the first start. */
export const installation = pgTable('installation', {
  id: integer().primaryKey(),
  /** The key of look-ups, wrapped under the master key. */
  lookupKey: sealed('lookup_key').notNull(),
  /** The epoch that wraps `household_keys`; 0 where the keys are files. */
  keyEpoch: integer('key_epoch').notNull().default(0),
  createdAt: at('created_at').notNull(),
})
