import { doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'

/** What was asked of a language model: tokens and cost, never a text. Outlives the account for the budget. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey(),
    /** Null once the account was erased. */
    userId: uuid('user_id'),
    model: text().notNull(),
    course: text().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    costUsd: doublePrecision('cost_usd').notNull(),
    /** "answered", "unreadable", "status 429", "no answer". */
    outcome: text().notNull(),
    accepted: integer().notNull().default(0),
    /** How many proposals were dropped, by reason. */
    dropped: jsonb().$type<Record<string, number>>().notNull().default({}),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('model_calls_created').on(table.createdAt),
    index('model_calls_user').on(table.userId, table.createdAt),
  ],
)
