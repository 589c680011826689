import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { sealed } from '../sealed.ts'

/** The keys of households on a server, wrapped; a row goes with its household. Never in a backup. */
export const householdKeys = pgTable(
  'household_keys',
  {
    householdId: uuid('household_id').primaryKey(),
    epoch: integer().notNull(),
    wrapped: sealed('wrapped').notNull(),
  },
  // A renewal that was interrupted is resumed while keys are locked against writing.
  (table) => [index('household_keys_epoch').on(table.epoch)],
)
