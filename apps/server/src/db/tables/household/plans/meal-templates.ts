import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofHousehold } from '../of-household.ts'

/** A week of dishes that a family keeps; it names no child. */
export const mealTemplates = pgTable(
  'meal_templates',
  {
    householdId: ofHousehold(),
    id: uuid().notNull(),
    /** Its name and dishes. */
    week: sealed('week').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
