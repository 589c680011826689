import { date, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'
import { children } from './children.ts'

/** A Monday's week in which a goal of a child was met, as the parent ticked it. */
export const goalTicks = pgTable(
  'goal_ticks',
  {
    householdId: uuid('household_id').notNull(),
    childId: uuid('child_id').notNull(),
    /** Of goal and week under the child's key, so that the same tick twice is one. */
    tickHash: text('tick_hash').notNull(),
    goal: sealed('goal').notNull(),
    weekStart: date('week_start', { mode: 'string' }).notNull(),
    tickedAt: at('ticked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.childId, table.tickHash] }),
    foreignKey({
      name: 'goal_ticks_child',
      columns: [table.householdId, table.childId],
      foreignColumns: [children.householdId, children.id],
    }).onDelete('cascade'),
  ],
)
