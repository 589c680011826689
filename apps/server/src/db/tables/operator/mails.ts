import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { ofUser } from '../household/of-user.ts'
import { sealed } from '../sealed.ts'

/** Mails that no mail server took yet. Each is a job of the same id; in no backup. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** The account that it is about, with which it goes; null for one that is about none. */
    householdId: uuid('household_id'),
    userId: uuid('user_id'),
    mail: sealed('mail').notNull(),
    /** What is in it is of no use to anybody after that. */
    giveUpAt: at('give_up_at').notNull(),
    /** How often no server took it. */
    refusals: integer().notNull().default(0),
    /** Since when the server may have all of it. */
    handedOverAt: at('handed_over_at'),
    /** How often nobody knew whether the server had taken it. */
    doubts: integer().notNull().default(0),
  },
  (table) => [ofUser('mails_user', table)],
)
