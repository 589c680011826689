import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at } from '../../at.ts'
import { sealed } from '../../sealed.ts'
import { ofUser } from '../of-user.ts'

/** One attempt to make a plan. The free tier counts these, so deleting a plan gives none back. */
export const generations = pgTable(
  'generations',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    userId: uuid('user_id').notNull(),
    /** Keyed hash of the account's address when it was asked for: the free tier counts by it too. */
    addressHash: text('address_hash'),
    childId: uuid('child_id').notNull(),
    durationDays: integer('duration_days').$type<7 | 14>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    status: text({ enum: ['queued', 'running', 'done', 'failed'] }).notNull(),
    daysDone: integer('days_done').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request's whole body, keyed where it may name persons: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    seed: integer().notNull(),
    /** A generation that has not ended when its lease lapses never will; it holds no quota. */
    leaseUntil: at('lease_until').notNull(),
    planId: uuid('plan_id'),
    /** A meal template that it starts from; no foreign key: one deleted meanwhile counts as none. */
    templateId: uuid('template_id'),
    /** The plan and revision that it makes again; null for a plan of its own. */
    revisedPlanId: uuid('revised_plan_id'),
    revisedRevision: integer('revised_revision'),
    /** Lower turns are worked first; an account's generations have one turn each. */
    turn: integer().notNull().default(0),
    /** Made again, it keeps the dishes for which all is bought. */
    keepsBought: boolean('keeps_bought').notNull().default(false),
    /** Null where every meal is at home. Sealed: it tells when nobody is. */
    mealsOut: sealed('meals_out'),
    /** Null where everyone of the child's table eats. */
    chosenTable: sealed('chosen_table'),
    /** What the parent reads of a generation that failed. */
    failure: sealed('failure'),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    ofUser('generations_user_of_household', table),
    uniqueIndex('generations_idempotency').on(
      table.householdId,
      table.userId,
      table.idempotencyKey,
    ),
    index('generations_user').on(table.householdId, table.userId, table.createdAt),
    index('generations_open').on(table.turn).where(sql`${table.status} in ('queued', 'running')`),
  ],
)
