import type { ErrorBody } from '@brightplate/contract/api/error-body'
import type { ProfileSnapshot } from '@brightplate/contract/plans/meal-plan'
import type { PlanData, Slot } from '@brightplate/contract/plans/plan-data'
import { type SQL, sql } from 'drizzle-orm'
import { oldestLabelOn } from '../children/stored/child-columns.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { TemplateDish } from '../db/template-dish.ts'
import { type HouseholdKeys, newHouseholdKeys } from '../keys/household-keys.ts'
import { addressHash, type LookupKey, rehash, trialAddressHash } from '../keys/lookup-key.ts'
import {
  type ChildProfile,
  keyedHash,
  type StoredRecipe,
  sealedColumns,
} from '../keys/sealed-columns.ts'
import type { KeyStore } from '../keys/stores/key-store.ts'
import { madeForKey } from '../plans/stored/checked-profile.ts'

/** So many households a transaction: what a kill may cost, against what a commit costs. */
const batch = 20

/** Rows of the tables as they were, each as an object of its columns. */
async function earlier<Row>(tx: Db, table: string, where: SQL): Promise<Row[]> {
  const rows = rowsOf(
    await tx.execute(
      sql`select to_jsonb(t)::text as row from unsealed.${sql.identifier(table)} t where ${where}`,
    ),
  )
  return rows.map(({ row }): Row => JSON.parse(String(row)))
}

const idsOf = <Row extends { id: string }>(rows: readonly Row[]) => rows.map(({ id }) => id)

/** The household's keys with one for each child; those that an earlier attempt made stay. */
async function keysFor(
  tx: Db,
  store: KeyStore,
  householdId: string,
  childIds: readonly string[],
): Promise<HouseholdKeys> {
  const withAll = (keys: HouseholdKeys) =>
    childIds.reduce((held, childId) => held.withChild(childId), keys)
  const there = await store.find(tx, householdId)
  if (there) return store.change(tx, householdId, withAll)
  const keys = withAll(newHouseholdKeys(householdId))
  await store.put(tx, keys)
  return keys
}

interface EarlierUser {
  id: string
  name: string
  email: string
}

interface Token {
  token_hash: string
  email: string
}

async function sealUser(
  tx: Db,
  lookup: LookupKey,
  { householdId, own }: HouseholdKeys,
  { id, name, email }: EarlierUser,
): Promise<void> {
  const person = sealedColumns.person.seal(own, [householdId, id], { name, email })
  const trialHash = trialAddressHash(lookup, email)
  await tx.execute(sql`
    insert into users (household_id, id, role, person, trial_hash, email_verified,
      health_data_agreement_version, health_data_agreed_at, model_provider, model_agreed_at, created_at, updated_at)
    select m.household_id, u.id, m.role, ${person}, ${trialHash}, u.email_verified,
      u.health_data_agreement_version, u.health_data_agreed_at, u.model_provider, u.model_agreed_at, u.created_at, u.updated_at
    from unsealed.users u join unsealed.household_members m on m.user_id = u.id where u.id = ${id}`)
  await tx.execute(sql`
    insert into addresses (address_hash, trial_hash, household_id, user_id)
    values (${addressHash(lookup, email)}, ${trialHash}, ${householdId}, ${id})`)
  const ofUser = sql`user_id = ${id}`
  await tx.execute(sql`
    insert into credentials (household_id, user_id, password, created_at, updated_at)
    select ${householdId}, user_id, password, created_at, updated_at from unsealed.credentials
    where ${ofUser} order by created_at limit 1`)
  await tx.execute(sql`
    insert into subscriptions (household_id, user_id, trial_ends_at, premium_until, grace_until, billing_interval,
      cancel_at_period_end, payment_problem, provider_customer_id, provider_subscription_id, readings_started,
      reading_applied, read_at, updated_at)
    select ${householdId}, user_id, trial_ends_at, premium_until, grace_until, billing_interval,
      cancel_at_period_end, payment_problem, provider_customer_id, provider_subscription_id, readings_started,
      reading_applied, read_at, updated_at from unsealed.subscriptions where ${ofUser}`)
  await tx.execute(sql`
    insert into checkouts (household_id, id, user_id, provider, package_id, origin, session_id, url, status, paid,
      created_at, updated_at)
    select ${householdId}, id, user_id, provider, package_id, origin, session_id, url, status, paid,
      created_at, updated_at from unsealed.checkouts where ${ofUser}`)
  await tx.execute(sql`
    insert into provider_ids (provider_id, household_id, user_id)
    select provider_customer_id, ${householdId}::uuid, user_id from unsealed.subscriptions
      where ${ofUser} and provider_customer_id is not null
    union select session_id, ${householdId}::uuid, user_id from unsealed.checkouts
      where ${ofUser} and session_id is not null
    on conflict do nothing`)
  await sealAccess(tx, lookup, householdId, own, id)
}

/** Sessions, devices and links: what was a hash is hashed once more. */
async function sealAccess(
  tx: Db,
  lookup: LookupKey,
  householdId: string,
  own: HouseholdKeys['own'],
  userId: string,
): Promise<void> {
  const ofUser = sql`user_id = ${userId}`
  for (const { token_hash } of await earlier<Token>(tx, 'sessions', ofUser)) {
    await tx.execute(sql`
      insert into sessions (token_hash, household_id, user_id, created_at, expires_at)
      select ${rehash(lookup, token_hash)}, ${householdId}, user_id, created_at, expires_at
      from unsealed.sessions where token_hash = ${token_hash}`)
  }
  for (const { token_hash } of await earlier<Token>(tx, 'known_devices', ofUser)) {
    await tx.execute(sql`
      insert into known_devices (token_hash, household_id, user_id, expires_at)
      select ${rehash(lookup, token_hash)}, ${householdId}, user_id, expires_at
      from unsealed.known_devices where token_hash = ${token_hash} and ${ofUser}`)
  }
  for (const { token_hash, email } of await earlier<Token>(tx, 'account_links', ofUser)) {
    const hash = rehash(lookup, token_hash)
    const sealed = sealedColumns.linkEmail.seal(own, [householdId, hash], email)
    await tx.execute(sql`
      insert into account_links (token_hash, household_id, user_id, kind, email, address_hash, created_at, expires_at)
      select ${hash}, ${householdId}, user_id, kind, ${sealed}, ${addressHash(lookup, email)}, created_at, expires_at
      from unsealed.account_links where token_hash = ${token_hash}`)
  }
}

type EarlierChild = ChildProfile & {
  id: string
  household_id: string
  idempotency_key: string | null
  created_at: string
  updated_at: string
}

async function sealChild(tx: Db, keys: HouseholdKeys, child: EarlierChild): Promise<void> {
  const {
    id,
    household_id,
    idempotency_key: _,
    created_at: __,
    updated_at: ___,
    ...profile
  } = child
  const key = keys.ofChild(id)
  if (!key) throw new Error('A child has no key')
  const sealed = sealedColumns.profile.seal(key, [household_id, id], profile)
  const oldest = oldestLabelOn(profile)
  await tx.execute(sql`
    insert into children (household_id, id, profile, oldest_label_on, idempotency_key, created_at, updated_at)
    select household_id, id, ${sealed}, ${oldest}::date, idempotency_key, created_at, updated_at
    from unsealed.children where id = ${id}`)
  const ticks = await earlier<{ goal: string; week_start: string }>(
    tx,
    'goal_ticks',
    sql`child_id = ${id}`,
  )
  for (const { goal, week_start } of ticks) {
    const hash = keyedHash(key, 'goal tick', JSON.stringify([goal, week_start]))
    const sealedGoal = sealedColumns.goal.seal(key, [household_id, id, hash], goal)
    await tx.execute(sql`
      insert into goal_ticks (household_id, child_id, tick_hash, goal, week_start, ticked_at)
      select ${household_id}, child_id, ${hash}, ${sealedGoal}, week_start, ticked_at from unsealed.goal_ticks
      where child_id = ${id} and goal = ${goal} and week_start = ${week_start}::date`)
  }
}

interface EarlierPlan {
  id: string
  child_id: string
  plan_data: PlanData
  profile_snapshot: ProfileSnapshot | null
  locks: { day: number; slot: Slot }[]
}

async function sealPlan(tx: Db, keys: HouseholdKeys, plan: EarlierPlan): Promise<void> {
  const { id, plan_data, profile_snapshot: snapshot, locks } = plan
  const childKey = keys.ofChild(plan.child_id)
  const key = childKey ?? keys.own
  const context = [keys.householdId, id] as const
  const ofChild = childKey && snapshot
  // What an earlier check found is found again: its hash was made without a key.
  await tx.execute(sql`
    insert into meal_plans (household_id, id, child_id, nameless, duration_days, start_date, plan_data,
      profile_snapshot, schema_version, rules_version, revision, locks, made_for, regenerations, seed, created_at, updated_at)
    select household_id, id, child_id, ${childKey === null}::boolean, duration_days, start_date,
      ${sealedColumns.planData.seal(key, context, plan_data)},
      ${ofChild ? sealedColumns.snapshot.seal(key, context, snapshot) : null}::bytea,
      schema_version, rules_version, revision,
      ${locks.length > 0 ? sealedColumns.locks.seal(key, context, locks) : null}::bytea,
      ${ofChild ? madeForKey(childKey, snapshot) : null}::text, regenerations, seed, created_at, updated_at
    from unsealed.meal_plans where id = ${id}`)
}

async function sealGenerations(
  tx: Db,
  lookup: LookupKey,
  keys: HouseholdKeys,
  userIds: readonly string[],
): Promise<void> {
  const { householdId } = keys
  for (const userId of userIds) {
    await tx.execute(sql`
      insert into generations (household_id, id, user_id, address_hash, child_id, duration_days, start_date, status,
        days_done, idempotency_key, request_hash, seed, lease_until, plan_id, template_id, revised_plan_id,
        revised_revision, turn, created_at, finished_at)
      select ${householdId}, id, user_id, address_hash, child_id, duration_days, start_date, status,
        days_done, idempotency_key, request_hash, seed, lease_until, plan_id, template_id, revised_plan_id,
        revised_revision, turn, created_at, finished_at
      from unsealed.generations where user_id = ${userId}`)
    const requested = await earlier<{
      id: string
      child_id: string
      failure: ErrorBody | null
      address_hash: string | null
    }>(
      tx,
      'generations',
      sql`user_id = ${userId} and (failure is not null or address_hash is not null)`,
    )
    for (const { id, child_id, failure, address_hash } of requested) {
      const key = keys.ofChild(child_id) ?? keys.own
      const sealed = failure && sealedColumns.failure.seal(key, [householdId, id], failure)
      const hash = address_hash && rehash(lookup, address_hash)
      await tx.execute(sql`
        update generations set failure = ${sealed}::bytea, address_hash = ${hash}::text
        where household_id = ${householdId} and id = ${id}`)
    }
  }
}

async function sealHousehold(
  tx: Db,
  lookup: LookupKey,
  store: KeyStore,
  householdId: string,
): Promise<void> {
  const ofHousehold = sql`household_id = ${householdId}`
  const children = await earlier<EarlierChild>(tx, 'children', ofHousehold)
  const users = await earlier<EarlierUser>(
    tx,
    'users',
    sql`id in (select user_id from unsealed.household_members where ${ofHousehold})`,
  )
  const keys = await keysFor(tx, store, householdId, idsOf(children))
  await tx.execute(
    sql`insert into households (household_id, created_at) select id, created_at from unsealed.households where id = ${householdId}`,
  )
  for (const user of users) await sealUser(tx, lookup, keys, user)
  for (const child of children) await sealChild(tx, keys, child)
  type Template = { id: string; name: string; dishes: TemplateDish[] }
  for (const { id, name, dishes } of await earlier<Template>(tx, 'meal_templates', ofHousehold)) {
    const week = sealedColumns.templateWeek.seal(keys.own, [householdId, id], { name, dishes })
    await tx.execute(sql`
      insert into meal_templates (household_id, id, week, created_at)
      select household_id, id, ${week}, created_at from unsealed.meal_templates where id = ${id}`)
  }
  for (const plan of await earlier<EarlierPlan>(tx, 'meal_plans', ofHousehold)) {
    await sealPlan(tx, keys, plan)
  }
  await sealGenerations(tx, lookup, keys, idsOf(users))
  type Dish = { id: string; recipe: StoredRecipe }
  for (const { id, recipe } of await earlier<Dish>(tx, 'model_recipes', ofHousehold)) {
    const sealed = sealedColumns.recipe.seal(keys.own, [householdId, id], recipe)
    await tx.execute(sql`
      insert into model_recipes (household_id, id, recipe, created_at)
      select household_id, id, ${sealed}, created_at from unsealed.model_recipes
      where ${ofHousehold} and id = ${id}`)
  }
}

async function rehashTrials(tx: Db, lookup: LookupKey): Promise<void> {
  const rows = rowsOf(await tx.execute(sql`select address_hash from trial_addresses`))
  const hashes = rows.map(({ address_hash: before }) => ({
    before,
    after: rehash(lookup, String(before)),
  }))
  await tx.execute(sql`
    update trial_addresses t set address_hash = h.after
    from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as h (before text, after text)
    where t.address_hash = h.before`)
}

/** Jobs that wait learn whose generation they make. */
async function addressJobs(tx: Db): Promise<void> {
  const [queue] = rowsOf(
    await tx.execute(sql`select to_regclass('pgboss.job') is not null as there`),
  )
  if (!queue?.there) return
  await tx.execute(sql`
    update pgboss.job j set data = j.data || jsonb_build_object('householdId', g.household_id)
    from generations g where j.name = 'generation' and j.data ->> 'generationId' = g.id::text`)
}

/** The secret that addresses were hashed with before data was sealed; null where there was none yet. */
export async function earlierSecret(tx: Db): Promise<string | null> {
  const [row] = rowsOf(await tx.execute(sql`select secret from unsealed.installation`))
  return typeof row?.secret === 'string' ? row.secret : null
}

/** How many households wait to be sealed. */
export async function countUnsealed(tx: Db): Promise<number> {
  const [row] = rowsOf(
    await tx.execute(
      sql`select (select count(*) from unsealed.households) - (select count(*) from households) as left`,
    ),
  )
  return Number(row?.left)
}

/**
 * Seals the next households that lie in the tables of before (schema `unsealed`) into those of now, and with the last
 * of them what belongs to none. A household's row stands for all of it: both are of one transaction.
 * Answers whether there are more.
 */
export async function sealSome(tx: Db, lookup: LookupKey, store: KeyStore): Promise<boolean> {
  // In the order of their ids, so the last that was sealed says where to go on.
  const rows = rowsOf(
    await tx.execute(sql`
      select id::text as id from unsealed.households
      where id > coalesce((select household_id from households order by household_id desc limit 1),
        '00000000-0000-0000-0000-000000000000')
      order by id limit ${batch}`),
  )
  for (const { id } of rows) await sealHousehold(tx, lookup, store, String(id))
  if (rows.length === batch) return true
  await rehashTrials(tx, lookup)
  await addressJobs(tx)
  return false
}
