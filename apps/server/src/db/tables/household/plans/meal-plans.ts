import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofHousehold } from '../of-household.ts'

export const mealPlans = pgTable(
  'meal_plans',
  {
    householdId: ofHousehold(),
    id: uuid().notNull(),
    /** No foreign key: a plan may outlive the child's profile. */
    childId: uuid('child_id').notNull(),
    /** The child was deleted: it names nobody, and is sealed under the household's own key. */
    nameless: boolean().notNull().default(false),
    durationDays: integer('duration_days').$type<7 | 14>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    planData: sealed('plan_data').notNull(),
    /** The profile that the plan was made for; null once the child was deleted. */
    profileSnapshot: sealed('profile_snapshot'),
    schemaVersion: integer('schema_version').notNull(),
    rulesVersion: text('rules_version').notNull(),
    revision: integer().notNull().default(1),
    /** Who eats of it was chosen, and stands in its profile; else whoever is at the child's table today. */
    tableChosen: boolean('table_chosen').notNull().default(false),
    /** Null where nothing is locked. */
    locks: sealed('locks'),
    /** Keyed hash of the profile that the plan was made for. */
    madeFor: text('made_for'),
    /** What the last check of the stored plan found, and of which revision, profile and rules. */
    checkedFor: text('checked_for'),
    /** Null where nothing was found. */
    warnings: sealed('warnings'),
    regenerations: integer().notNull().default(0),
    seed: integer().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Deleted, and gone for good shortly after: until then it may be brought back. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    index('meal_plans_schema_version').on(table.schemaVersion),
    index('meal_plans_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)
