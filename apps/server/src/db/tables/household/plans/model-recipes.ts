import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofHousehold } from '../of-household.ts'

/** Dishes that a language model proposed and the rules accepted; plans of the household may use them again. */
export const modelRecipes = pgTable(
  'model_recipes',
  {
    householdId: ofHousehold(),
    id: text().notNull(),
    recipe: sealed('recipe').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
