import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

// One file, however long: tables point at each other, and drizzle-kit writes a migration from all of them.

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What is sealed, as `sealed-columns.ts` lists it. */
const sealed = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

// ---------------------------------------------------------------------------------------------
// The installation's own.

/** What every process of one installation shares, made at the first start. */
export const installation = pgTable('installation', {
  id: integer().primaryKey(),
  /** The key of look-ups, wrapped under the master key. */
  lookupKey: sealed('lookup_key').notNull(),
  /** The epoch that wraps `household_keys`; 0 where the keys are files. */
  keyEpoch: integer('key_epoch').notNull().default(0),
  createdAt: at('created_at').notNull(),
})

/** The keys of households on a server, wrapped; a row goes with its household. Never in a backup. */
export const householdKeys = pgTable('household_keys', {
  householdId: uuid('household_id').primaryKey(),
  epoch: integer().notNull(),
  wrapped: sealed('wrapped').notNull(),
})

/** Keys of what was erased, until they are destroyed: a crash in between leaves none alive. */
export const keysToDestroy = pgTable('keys_to_destroy', {
  id: uuid().primaryKey(),
  householdId: uuid('household_id').notNull(),
  /** Null: all of the household's. */
  childId: uuid('child_id'),
  requestedAt: at('requested_at').notNull(),
})

// ---------------------------------------------------------------------------------------------
// The directory: from a hash or a provider's id to the household. No foreign keys, for its rows may
// lie elsewhere than the household's.

/** Whose an e-mail address is. */
export const addresses = pgTable(
  'addresses',
  {
    addressHash: text('address_hash').primaryKey(),
    /** The same for all mailboxes that a `+tag` makes. */
    trialHash: text('trial_hash').notNull(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    index('addresses_trial').on(table.trialHash),
    index('addresses_household').on(table.householdId, table.userId),
  ],
)

/** Links of one use that were mailed: to choose a new password, or to lock the account. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** Keyed hash of the link's token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['reset', 'lock', 'verify'] }).notNull(),
    /** The address that the account had when it was made; a lock brings it back. */
    email: sealed('email').notNull(),
    addressHash: text('address_hash').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('account_links_household').on(table.householdId, table.userId),
    index('account_links_address').on(table.addressHash),
  ],
)

/** Devices that somebody logged in on: strangers' guesses never lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** Keyed hash of the device's token; parents may share a device. */
    tokenHash: text('token_hash').notNull(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.householdId, table.userId] }),
    index('known_devices_household').on(table.householdId, table.userId),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** Keyed hash of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sessions_household').on(table.householdId, table.userId)],
)

/** Whose a customer or a checkout of a payment provider is. */
export const providerIds = pgTable(
  'provider_ids',
  {
    providerId: text('provider_id').primaryKey(),
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [index('provider_ids_household').on(table.householdId, table.userId)],
)

/** What is limited by how often it was tried: passwords, registrations, reset mails and links. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey(),
    kind: text({
      enum: [
        'login',
        'register',
        'forgot_password',
        'reset_password',
        'confirm_password',
        'verify_link',
        'contact',
      ],
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

/** Addresses that had their trial, as keyed hashes; outlives the account. */
export const trialAddresses = pgTable('trial_addresses', {
  addressHash: text('address_hash').primaryKey(),
  trialEndsAt: at('trial_ends_at').notNull(),
  /** When an account that was erased last made a plan that the free tier counts. */
  freePlanAt: at('free_plan_at'),
})

// ---------------------------------------------------------------------------------------------
// A household's own: `household_id` is the first of every key, and no row refers to another household.

/** Children and plans belong to a household, so that a second caregiver needs no migration. */
export const households = pgTable('households', {
  householdId: uuid('household_id').primaryKey(),
  createdAt: at('created_at').notNull(),
})

const ofHousehold = () =>
  uuid('household_id')
    .notNull()
    .references(() => households.householdId, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    householdId: ofHousehold(),
    id: uuid().notNull(),
    role: text({ enum: ['owner', 'caregiver'] }).notNull(),
    /** Name and e-mail address. */
    person: sealed('person').notNull(),
    /** Keyed hash of the address, for the trial and the free plan. */
    trialHash: text('trial_hash').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    healthDataAgreementVersion: text('health_data_agreement_version').notNull(),
    healthDataAgreedAt: at('health_data_agreed_at').notNull(),
    /** The provider of the language model that the family agreed to, and when; null without agreement. */
    modelProvider: text('model_provider'),
    modelAgreedAt: at('model_agreed_at'),
    /** When the user agreed that photos of dishes are kept; null without agreement. */
    photosAgreedAt: at('photos_agreed_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

const ofUser = (name: string, table: { householdId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.householdId, table.userId],
    foreignColumns: [users.householdId, users.id],
  }).onDelete('cascade')

/** How a user proves who they are. */
export const credentials = pgTable(
  'credentials',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The password's hash; null once the account was locked. */
    password: text(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId] }),
    ofUser('credentials_user', table),
  ],
)

export const children = pgTable(
  'children',
  {
    householdId: ofHousehold(),
    id: uuid().notNull(),
    /** All that the parent told of the child. */
    profile: sealed('profile').notNull(),
    /** The day of the label that was read the longest ago; null without one. */
    oldestLabelOn: date('oldest_label_on', { mode: 'string' }),
    /** Of the request that made it, until the profile is changed. */
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

/** What a family said of a line of a shopping list: ticked, at home, a line of its own. */
export const shoppingMarks = pgTable(
  'shopping_marks',
  {
    householdId: ofHousehold(),
    /** Of plan and line under the household's key, so that a line has one mark. */
    markHash: text('mark_hash').notNull(),
    /** Null for what a home has, whatever the plan. */
    planId: uuid('plan_id'),
    /** Line, state and words. */
    mark: sealed('mark').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.markHash] }),
    foreignKey({
      name: 'shopping_marks_plan',
      columns: [table.householdId, table.planId],
      foreignColumns: [mealPlans.householdId, mealPlans.id],
    }).onDelete('cascade'),
    index('shopping_marks_of_plan').on(table.householdId, table.planId),
  ],
)

/** A family's own photo of a dish. */
export const dishPhotos = pgTable(
  'dish_photos',
  {
    householdId: ofHousehold(),
    /** Of the dish under the household's key, so that it has one photo. */
    dishHash: text('dish_hash').notNull(),
    /** Which dish it is of, and its name. */
    dish: sealed('dish').notNull(),
    /** The bytes of a JPEG. */
    photo: sealed('photo').notNull(),
    /** Of the photo as it is sent; sealed it may be packed. */
    bytes: integer().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.dishHash] })],
)

/** A week of dishes that a family keeps; it names no child. */
export const mealTemplates = pgTable(
  'meal_templates',
  {
    householdId: ofHousehold(),
    id: uuid().notNull(),
    /** Its name and dishes. */
    week: sealed('week').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

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
    index('meal_plans_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

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
    replacedBy: text('replaced_by', { enum: ['swap', 'move', 'anew', 'back'] }).notNull(),
    replacedAt: at('replaced_at').notNull(),
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
    /** SHA-256 of the request's body, which holds ids and days alone: the same key with another body is refused. */
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
    /** Made anew, it keeps the dishes for which all is bought. */
    keepsBought: boolean('keeps_bought').notNull().default(false),
    /** Null where every meal is at home. Sealed: it tells when nobody is. */
    mealsOut: sealed('meals_out'),
    /** Null where everyone of the child's table eats. */
    chosenTable: sealed('chosen_table'),
    /** What the parent is told of a generation that failed. */
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

/** How often an account has asked for what costs much, since the start of its minute. */
export const requestCounts = pgTable(
  'request_counts',
  {
    householdId: uuid('household_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['interpretation', 'alternatives'] }).notNull(),
    since: at('since').notNull(),
    made: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId, table.kind] }),
    ofUser('request_counts_user', table),
  ],
)

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

/** A way to pay that was opened for a user; at most one of them can be paid at a time. */
export const checkouts = pgTable(
  'checkouts',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    userId: uuid('user_id').notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    packageId: text('package_id', { enum: ['monthly', 'yearly'] }).notNull(),
    origin: text().notNull(),
    /** The provider's id; null while it is being opened. */
    sessionId: text('session_id'),
    url: text(),
    status: text({ enum: ['opening', 'open', 'complete', 'expired'] }).notNull(),
    paid: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.id] }),
    ofUser('checkouts_user', table),
    uniqueIndex('checkouts_one_payable')
      .on(table.householdId, table.userId)
      .where(sql`${table.status} in ('opening', 'open')`),
    index('checkouts_status').on(table.status, table.createdAt),
  ],
)

/** Dishes that a language model proposed and the rules accepted; plans of the household may use them again. */
export const modelRecipes = pgTable(
  'model_recipes',
  {
    householdId: ofHousehold(),
    id: text().notNull(),
    recipe: sealed('recipe').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

// ---------------------------------------------------------------------------------------------
// The operator's: money, and what it is counted by. It names nobody, and outlives the account.

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
  userId: uuid('user_id').notNull(),
  packageId: text('package_id', { enum: ['monthly', 'yearly'] }).notNull(),
  successUrl: text('success_url').notNull(),
  expiresAt: at('expires_at').notNull(),
  expired: boolean().notNull().default(false),
  paidAt: at('paid_at'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  endedAt: at('ended_at'),
})

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
