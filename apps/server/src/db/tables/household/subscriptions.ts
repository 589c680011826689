import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../at.ts'
import { ofUser } from './of-user.ts'

export const subscriptions = pgTable(
  'subscriptions',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    trialEndsAt: at('trial_ends_at').notNull(),
    /** The end of what is paid. */
    premiumUntil: at('premium_until'),
    /** Where a renewal is due: how long premium goes on without it. */
    graceUntil: at('grace_until'),
    billingInterval: text('billing_interval', { enum: ['monthly', 'yearly'] }),
    /** What a parent who left had paid, which the household keeps to its end; no reading of a provider changes it. */
    keptUntil: at('kept_until'),
    keptInterval: text('kept_interval', { enum: ['monthly', 'yearly'] }),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    paymentProblem: boolean('payment_problem').notNull().default(false),
    providerCustomerId: text('provider_customer_id'),
    providerSubscriptionId: text('provider_subscription_id'),
    /** Readings of the provider, numbered before they start, so that an older one never replaces a newer. */
    readingsStarted: integer('readings_started').notNull().default(0),
    readingApplied: integer('reading_applied').notNull().default(0),
    readAt: at('read_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId] }),
    ofUser('subscriptions_user', table),
  ],
)
