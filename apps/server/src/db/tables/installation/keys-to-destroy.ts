import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** Keys of what was erased, until they are destroyed: a crash in between leaves none alive. */
export const keysToDestroy = pgTable('keys_to_destroy', {
  id: uuid().primaryKey(),
  householdId: uuid('household_id').notNull(),
  /** Null: all of the household's. */
  childId: uuid('child_id'),
  requestedAt: at('requested_at').notNull(),
})
