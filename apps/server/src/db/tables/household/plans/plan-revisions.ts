import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofHousehold } from '../of-household.ts'
import { mealPlans } from './meal-plans.ts'

/** A plan as it was before a change, to be gone back to. */
export const planRevisions = pgTable(
  'plan_revisions',
  {
    householdId: ofHousehold(),
    planId: uuid('plan_id').notNull(),
    revision: integer().notNull(),
    planData: sealed('plan_data').notNull(),
    profileSnapshot: sealed('profile_snapshot'),
    rulesVersion: text('rules_version').notNull(),
    replacedBy: text('replaced_by', {
      enum: ['swap', 'move', 'anew', 'back', 'exchange'],
    }).notNull(),
    replacedAt: at('replaced_at').notNull(),
    /** Who did it; null of before that was kept. No foreign key: a plan stays when that parent leaves. */
    replacedByUser: uuid('replaced_by_user'),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.planId, table.revision] }),
    foreignKey({
      name: 'plan_revisions_plan',
      columns: [table.householdId, table.planId],
      foreignColumns: [mealPlans.householdId, mealPlans.id],
    }).onDelete('cascade'),
  ],
)
