import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { sealed } from '../sealed.ts'
import { ofHousehold } from './of-household.ts'

export const children = pgTable(
  'children',
  {
    householdId: ofHousehold(),
    id: uuid().notNull(),
    /** All that the parent reported of the child. */
    profile: sealed('profile').notNull(),
    /** The earliest day on which a label was read; null without one. */
    oldestLabelOn: date('oldest_label_on', { mode: 'string' }),
    /** Idempotency key of the request that created it, until the profile is changed. */
    idempotencyKey: text('idempotency_key'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    uniqueIndex('children_idempotency').on(table.householdId, table.idempotencyKey),
    index('children_household').on(table.householdId, table.createdAt),
    index('children_oldest_label').on(table.oldestLabelOn),
  ],
)
