import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofHousehold } from '../of-household.ts'
import { mealPlans } from './meal-plans.ts'

/** What a family said of a line of a shopping list: ticked, at home, a line of its own. */
export const shoppingMarks = pgTable(
  'shopping_marks',
  {
    householdId: ofHousehold(),
    /** Of plan and line under the household's key, so that a line has one mark. */
    markHash: text('mark_hash').notNull(),
    /** Null for what a home has, whatever the plan. */
    planId: uuid('plan_id'),
    /** Line, state and words. */
    mark: sealed('mark').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.markHash] }),
    foreignKey({
      name: 'shopping_marks_plan',
      columns: [table.householdId, table.planId],
      foreignColumns: [mealPlans.householdId, mealPlans.id],
    }).onDelete('cascade'),
    index('shopping_marks_of_plan').on(table.householdId, table.planId),
  ],
)
