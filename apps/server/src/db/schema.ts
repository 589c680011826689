import type { Child } from '@brightplate/contract/child'
import type { ErrorBody } from '@brightplate/contract/error-body'
import type { PlanWarning, ProfileSnapshot } from '@brightplate/contract/meal-plan'
import type { PlanData, Slot } from '@brightplate/contract/plan-data'
import type { Recipe } from '@brightplate/recipes/recipe'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { TemplateDish } from './template-dish.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const tags = (name: string) => jsonb(name).$type<string[]>().notNull().default([])

/** Secrets that every process of one installation shares, made at the first start. */
export const installation = pgTable('installation', {
  id: integer().primaryKey(),
  secret: text().notNull(),
  createdAt: at('created_at').notNull(),
})

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  healthDataAgreementVersion: text('health_data_agreement_version').notNull(),
  healthDataAgreedAt: at('health_data_agreed_at').notNull(),
  /** The provider of the language model that the family agreed to, and when; null without agreement. */
  modelProvider: text('model_provider'),
  modelAgreedAt: at('model_agreed_at'),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

/** How a user proves who they are; the password's hash lives here. Columns as better-auth wants them. */
export const credentials = pgTable('credentials', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

/** Links of one use that were mailed: to choose a new password, or to lock the account. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['reset', 'lock'] }).notNull(),
    /** The address that the account had when it was made; a lock brings it back. */
    email: text().notNull(),
    /** SHA-256 of the link's token; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('account_links_user').on(table.userId),
    index('account_links_email').on(table.email),
  ],
)

/** Devices that somebody logged in on: strangers' guesses never lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's token. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_devices_token').on(table.tokenHash),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** What is limited by how often it was tried: passwords, registrations, reset mails and links. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: ['login', 'register', 'forgot_password', 'reset_password', 'confirm_password'],
    }).notNull(),
    /** Keyed hash of the account, device, address or network that it is counted by. */
    keyHash: text('key_hash').notNull(),
    attemptedAt: at('attempted_at').notNull(),
  },
  (table) => [
    index('attempts_key').on(table.kind, table.keyHash, table.attemptedAt),
    index('attempts_age').on(table.attemptedAt),
  ],
)

/** Children and plans belong to a household, so that a second caregiver needs no migration. */
export const households = pgTable('households', {
  id: uuid().primaryKey(),
  createdAt: at('created_at').notNull(),
})

export const householdMembers = pgTable(
  'household_members',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'caregiver'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.userId] })],
)

export const children = pgTable(
  'children',
  {
    id: uuid().primaryKey(),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    age: integer().notNull(),
    /** The day on which the age was given; it never advances by itself. */
    ageGivenOn: date('age_given_on', { mode: 'string' }).notNull(),
    diagnosis: text().$type<Child['diagnosis']>().notNull(),
    allergies: tags('allergies'),
    behavioralGoals: tags('behavioral_goals'),
    dietaryPreferences: tags('dietary_preferences'),
    safeFoods: tags('safe_foods'),
    refusedFoods: tags('refused_foods'),
    texturesAvoided: jsonb('textures_avoided')
      .$type<Child['textures_avoided']>()
      .notNull()
      .default([]),
    carefulChewing: boolean('careful_chewing').notNull().default(false),
    routineLevel: real('routine_level').notNull().default(0),
    weekdayMinutes: integer('weekday_minutes'),
    smallMiddayAppetite: boolean('small_midday_appetite').notNull().default(false),
    peopleAtTable: integer('people_at_table').notNull().default(1),
    /** What the parent answered to questions about tags, with who and when. */
    answers: jsonb('answers').$type<NonNullable<Child['answers']>>().notNull().default([]),
    /** Labels that the parent has read, with the day. */
    labelsRead: jsonb('labels_read')
      .$type<NonNullable<Child['labels_read']>>()
      .notNull()
      .default([]),
    /** Whether the safe foods are nearly all that is eaten; null where not answered. */
    safeFoodsNearlyAll: boolean('safe_foods_nearly_all'),
    newFoods: text('new_foods')
      .$type<NonNullable<Child['new_foods']>>()
      .notNull()
      .default('weekly'),
    /** What the parent says of foods beside "eats" and "refuses", with the day. */
    foodsSaid: jsonb('foods_said').$type<NonNullable<Child['foods_said']>>().notNull().default([]),
    redFlags: jsonb('red_flags').$type<NonNullable<Child['red_flags']>>(),
    /** Of the request that made it, until the profile is changed. */
    idempotencyKey: text('idempotency_key'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('children_idempotency').on(table.householdId, table.idempotencyKey),
    index('children_household').on(table.householdId, table.createdAt),
  ],
)

/** A Monday's week in which a goal of a child was met, as the parent ticked it. */
export const goalTicks = pgTable(
  'goal_ticks',
  {
    childId: uuid('child_id')
      .notNull()
      .references(() => children.id, { onDelete: 'cascade' }),
    goal: text().notNull(),
    weekStart: date('week_start', { mode: 'string' }).notNull(),
    tickedAt: at('ticked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.goal, table.weekStart] })],
)

/** A week of dishes that a family keeps; it names no child. */
export const mealTemplates = pgTable(
  'meal_templates',
  {
    id: uuid().primaryKey(),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    dishes: jsonb().$type<TemplateDish[]>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('meal_templates_household').on(table.householdId, table.id)],
)

export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid().primaryKey(),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    /** No foreign key: a plan may outlive the child's profile. */
    childId: uuid('child_id').notNull(),
    durationDays: integer('duration_days').$type<7 | 14>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    planData: jsonb('plan_data').$type<PlanData>().notNull(),
    /** The profile that the plan was made for; null once the child was deleted. */
    profileSnapshot: jsonb('profile_snapshot').$type<ProfileSnapshot>(),
    schemaVersion: integer('schema_version').notNull(),
    rulesVersion: text('rules_version').notNull(),
    revision: integer().notNull().default(1),
    locks: jsonb().$type<{ day: number; slot: Slot }[]>().notNull().default([]),
    /** What the last check of the stored plan found, and of which revision, profile and rules. */
    checkedFor: text('checked_for'),
    warnings: jsonb().$type<PlanWarning[]>().notNull().default([]),
    regenerations: integer().notNull().default(0),
    seed: integer().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('meal_plans_household').on(table.householdId, table.id)],
)

/** One attempt to make a plan. The free tier counts these, so deleting a plan gives none back. */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the account's address when it was asked for: the free tier counts by it too. */
    addressHash: text('address_hash'),
    childId: uuid('child_id').notNull(),
    durationDays: integer('duration_days').$type<7 | 14>().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    status: text({ enum: ['queued', 'running', 'done', 'failed'] }).notNull(),
    daysDone: integer('days_done').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request's body: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    seed: integer().notNull(),
    /** A generation that has not ended when its lease lapses never will; it holds no quota. */
    leaseUntil: at('lease_until').notNull(),
    planId: uuid('plan_id'),
    /** A meal template that it starts from; no foreign key: one deleted meanwhile counts as none. */
    templateId: uuid('template_id'),
    /** The plan and revision that it makes anew; null for a plan of its own. */
    revisedPlanId: uuid('revised_plan_id'),
    revisedRevision: integer('revised_revision'),
    /** Lower turns are worked first; an account's generations have one turn each. */
    turn: integer().notNull().default(0),
    /** What the parent is told of a generation that failed. */
    failure: jsonb().$type<ErrorBody>(),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    uniqueIndex('generations_idempotency').on(table.userId, table.idempotencyKey),
    index('generations_user').on(table.userId, table.createdAt),
    index('generations_address').on(table.addressHash, table.createdAt),
    index('generations_open').on(table.turn).where(sql`${table.status} in ('queued', 'running')`),
  ],
)

/** How often an account has asked for what costs much, since the start of its minute. */
export const requestCounts = pgTable(
  'request_counts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['interpretation', 'alternatives'] }).notNull(),
    since: at('since').notNull(),
    made: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  trialEndsAt: at('trial_ends_at').notNull(),
  /** The end of what is paid. */
  premiumUntil: at('premium_until'),
  /** Where a renewal is due: how long premium goes on without it. */
  graceUntil: at('grace_until'),
  billingInterval: text('billing_interval', { enum: ['monthly', 'yearly'] }),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  paymentProblem: boolean('payment_problem').notNull().default(false),
  providerCustomerId: text('provider_customer_id').unique(),
  providerSubscriptionId: text('provider_subscription_id').unique(),
  /** Readings of the provider, numbered before they start, so that an older one never replaces a newer. */
  readingsStarted: integer('readings_started').notNull().default(0),
  readingApplied: integer('reading_applied').notNull().default(0),
  readAt: at('read_at'),
  updatedAt: at('updated_at').notNull(),
})

/** A way to pay that was opened for a user; at most one of them can be paid at a time. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    packageId: text('package_id', { enum: ['monthly', 'yearly'] }).notNull(),
    origin: text().notNull(),
    /** The provider's id; null while it is being opened. */
    sessionId: text('session_id').unique(),
    url: text(),
    status: text({ enum: ['opening', 'open', 'complete', 'expired'] }).notNull(),
    paid: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('checkouts_one_payable')
      .on(table.userId)
      .where(sql`${table.status} in ('opening', 'open')`),
    index('checkouts_status').on(table.status, table.createdAt),
  ],
)

/** Ids of webhook events that were applied. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), appliedAt: at('applied_at').notNull() },
  (table) => [index('payment_events_age').on(table.appliedAt)],
)

/**
 * What happened to money, one row an event, never changed (a trigger refuses it). It outlives the
 * account: `userId` refers to nothing then, and nothing here names anyone.
 */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    /** The order of entries; those of one account are made one after the other. */
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What happened to which object, so that it is entered once. */
    entryKey: text('entry_key').notNull().unique(),
    kind: text({
      enum: [
        'checkout_opened',
        'checkout_completed',
        'checkout_expired',
        'invoice_paid',
        'invoice_failed',
        'premium_changed',
        'customer_forgotten',
      ],
    }).notNull(),
    userId: uuid('user_id').notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    customerId: text('customer_id'),
    sessionId: text('session_id'),
    invoiceId: text('invoice_id'),
    subscriptionId: text('subscription_id'),
    amountCents: integer('amount_cents'),
    currency: text(),
    premiumUntil: at('premium_until'),
    occurredAt: at('occurred_at').notNull(),
    recordedAt: at('recorded_at').notNull(),
  },
  (table) => [
    index('payment_ledger_user').on(table.userId, table.number),
    index('payment_ledger_customer').on(table.customerId),
  ],
)

/** Customers of erased accounts whom the provider has still to forget. */
export const customersToForget = pgTable('customers_to_forget', {
  customerId: text('customer_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  requestedAt: at('requested_at').notNull(),
})

/** What the sandbox knows in place of a payment provider. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  sessionId: text('session_id').primaryKey(),
  checkoutId: uuid('checkout_id').notNull().unique(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  packageId: text('package_id', { enum: ['monthly', 'yearly'] }).notNull(),
  successUrl: text('success_url').notNull(),
  expiresAt: at('expires_at').notNull(),
  expired: boolean().notNull().default(false),
  paidAt: at('paid_at'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  endedAt: at('ended_at'),
})

/** Addresses that had their trial, as keyed hashes; outlives the account. */
export const trialAddresses = pgTable('trial_addresses', {
  addressHash: text('address_hash').primaryKey(),
  trialEndsAt: at('trial_ends_at').notNull(),
  /** When an account that was erased last made a plan that the free tier counts. */
  freePlanAt: at('free_plan_at'),
})

type SaidOfKind = Pick<Recipe, 'category' | 'group' | 'standsFor' | 'onlyFor'>

/** Rows from before a dish had a kind lack it. */
export type KeptRecipe = Omit<Recipe, keyof SaidOfKind> & Partial<SaidOfKind>

/** Dishes that a language model proposed and the rules accepted; plans of the household may use them again. */
export const modelRecipes = pgTable(
  'model_recipes',
  {
    id: text().notNull(),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    recipe: jsonb().$type<KeptRecipe>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

/** What was asked of a language model: tokens and cost, never a text. Outlives the account for the budget. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
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
