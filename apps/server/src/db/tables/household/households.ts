import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** Children and plans belong to a household, so that a second caregiver needs no migration. */
export const households = pgTable('households', {
  householdId: uuid('household_id').primaryKey(),
  createdAt: at('created_at').notNull(),
})
