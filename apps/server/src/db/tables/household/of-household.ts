import { uuid } from 'drizzle-orm/pg-core'
import { households } from './households.ts'

/** The household of a row, with which it goes. */
export const ofHousehold = () =>
  uuid('household_id')
    .notNull()
    .references(() => households.householdId, { onDelete: 'cascade' })
