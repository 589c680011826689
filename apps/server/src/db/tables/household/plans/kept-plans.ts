import type { KeptMonths } from '@brightplate/contract/account/kept-plans'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { ofHousehold } from '../of-household.ts'

/** How long a household keeps its plans; no row of one that keeps all. */
export const keptPlans = pgTable('kept_plans', {
  householdId: ofHousehold().primaryKey(),
  /** After a plan's last day. */
  months: integer().$type<KeptMonths>().notNull(),
  /** Nothing is erased before this: what was chosen in error can be taken back until then. */
  erasesFrom: at('erases_from').notNull(),
})
