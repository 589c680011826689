import { createHash, createHmac, randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { findLink } from '../auth/links/account-link.ts'
import { findMember, findUser } from '../auth/users/find-user.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db, MigrationSteps } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate-database.ts'
import { rowsOf } from '../db/rows-of.ts'
import * as schema from '../db/schema.ts'
import { exportGoalTicks } from '../goal-ticks/export-goal-ticks.ts'
import { tokenHash, trialAddressHash } from '../keys/lookup-key.ts'
import { listMealTemplates } from '../meal-templates/list-meal-templates.ts'
import { openFailure } from '../plans/generations/following/generation-failure.ts'
import { listPlans } from '../plans/list-plans.ts'
import { testDataKey } from '../testing/open-test-keys.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testThreads } from '../testing/test-app.ts'
import { openKeyring } from './keyring.ts'
import { levelBeforeSealing } from './testing/level-before-sealing.ts'

const onServer = process.env.TEST_DATABASE === 'server'
const now = () => new Date('2026-11-22T09:00:00Z')

/** A database as it was before data was sealed, without a row. */
async function openEarlier(): Promise<Db> {
  let db: Db
  if (onServer) {
    const name = `earlier_${randomUUID().replaceAll('-', '')}`
    const url = inject('postgresUrl')
    const admin = new Client({ connectionString: url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    const client = new Client({ connectionString: url.replace(/\/[^/]*$/, `/${name}`) })
    await client.connect()
    onTestFinished(() => client.end())
    db = drizzleServer(client, { schema })
  } else {
    const engine = await PGlite.create()
    onTestFinished(() => engine.close())
    db = drizzleEmbedded(engine, { schema })
  }
  await migrateDatabase(db, 'DATA_DIR', {}, levelBeforeSealing)
  return db
}

const sha = (text: string) => createHash('sha256').update(text).digest('base64url')
const secret = 'the secret of before'
const earlierHash = (email: string) =>
  createHmac('sha256', secret).update(email).digest('base64url')

const ids = {
  household: randomUUID(),
  user: randomUUID(),
  child: randomUUID(),
  gone: randomUUID(),
  plan: randomUUID(),
  namelessPlan: randomUUID(),
  generation: randomUUID(),
}
const email = 'kim@example.com'
const dish = { name: 'Pancakes', ingredients: ['1 egg'], steps: ['Fry.'] }
const day = {
  day: 1,
  date: '2026-11-23',
  breakfast: dish,
  lunch: dish,
  dinner: dish,
  snacks: [dish, dish],
  juice: dish,
}
const planData = { schema_version: 1, days: [day] }

async function fillEarlier(db: Db): Promise<void> {
  const { household, user, child } = ids
  await db.execute(sql`insert into installation values (1, ${secret}, now())`)
  await db.execute(sql`insert into households values (${household}, '2026-11-01T00:00:00Z')`)
  await db.execute(sql`
    insert into users (id, name, email, health_data_agreement_version, health_data_agreed_at, created_at, updated_at)
    values (${user}, 'Kim', ${email}, '1', '2026-11-01', '2026-11-01', '2026-11-01')`)
  await db.execute(sql`insert into household_members values (${household}, ${user}, 'owner')`)
  await db.execute(sql`
    insert into credentials (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values (gen_random_uuid(), ${user}, 'x', 'credential', 'salt:hash', now(), now())`)
  await db.execute(sql`
    insert into subscriptions (user_id, trial_ends_at, provider_customer_id, updated_at)
    values (${user}, '2026-11-04', 'cus_1', now())`)
  await db.execute(sql`
    insert into checkouts (id, user_id, provider, package_id, origin, session_id, status, created_at, updated_at)
    values (gen_random_uuid(), ${user}, 'stripe', 'monthly', 'https://x', 'cs_1', 'open', now(), now())`)
  await db.execute(
    sql`insert into trial_addresses values (${earlierHash(email)}, '2026-11-04', null)`,
  )
  await db.execute(sql`
    insert into sessions values (gen_random_uuid(), ${user}, ${sha('session')}, now(), '2027-01-01')`)
  await db.execute(sql`insert into known_devices values (${user}, ${sha('device')}, '2027-01-01')`)
  await db.execute(sql`
    insert into account_links values
      (gen_random_uuid(), ${user}, 'lock', 'old@example.com', ${sha('link')}, now(), '2027-01-01')`)
  await db.execute(sql`
    insert into children (id, household_id, name, age, age_given_on, diagnosis, allergies, routine_level, labels_read, created_at, updated_at)
    values (${child}, ${household}, 'Robin', 7, '2026-11-01', 'autism', '["milk"]', 0.3,
      '[{"food": "bites", "allergens": ["milk"], "read_on": "2026-11-02"}]', '2026-11-01', '2026-11-01')`)
  await db.execute(
    sql`insert into goal_ticks values (${child}, 'better sleep', '2026-11-16', now())`,
  )
  await db.execute(sql`
    insert into meal_templates values (gen_random_uuid(), ${household}, 'Our week',
      '[{"day": 0, "slot": "dinner", "recipeId": "r", "servings": 1, "name": "Soup"}]', now())`)
  for (const [id, childId, snapshot] of [
    [ids.plan, child, JSON.stringify({ name: 'Robin', age: 7 })],
    [ids.namelessPlan, ids.gone, null],
  ]) {
    await db.execute(sql`
      insert into meal_plans (id, household_id, child_id, duration_days, start_date, plan_data, profile_snapshot,
        schema_version, rules_version, locks, seed, created_at, updated_at)
      values (${id}, ${household}, ${childId}, 7, '2026-11-23', ${JSON.stringify(planData)}::jsonb, ${snapshot}::jsonb,
        1, '1', '[{"day": 1, "slot": "lunch"}]', 1, '2026-11-01', '2026-11-01')`)
  }
  await db.execute(sql`
    insert into generations (id, user_id, address_hash, child_id, duration_days, start_date, status, request_hash,
      seed, lease_until, failure, created_at)
    values (${ids.generation}, ${user}, ${earlierHash(email)}, ${child}, 7, '2026-11-23', 'failed', '', 1, now(),
      '{"code": "plan_infeasible", "detail": "Too few dishes for Robin."}', now())`)
}

async function openKeys(db: Db) {
  const keysFolder = await temporaryFolder()
  const keyring = openKeyring({
    kind: onServer ? 'server' : 'embedded',
    dataKey: testDataKey,
    keysFolder,
    now,
    say: () => {},
  })
  return { keyring, steps: await keyring.prepare(db) }
}

async function expectAllThere(db: Db, keyring: ReturnType<typeof openKeyring>): Promise<void> {
  const { keys: store, lookup } = await keyring.open(db)
  const member = await findMember(db, lookup, email)
  expect(member).toEqual({ householdId: ids.household, userId: ids.user })
  const keys = await store.find(db, ids.household)
  if (!keys) throw new Error('No keys')
  expect(await findUser(db, keys, ids.user)).toMatchObject({
    name: 'Kim',
    email,
    role: 'owner',
    trialHash: trialAddressHash(lookup, email),
  })
  const [child, ...others] = await listChildren(db, keys)
  expect(others).toEqual([])
  expect(child).toMatchObject({
    id: ids.child,
    name: 'Robin',
    allergies: ['milk'],
    routine_level: 0.3,
    new_foods: 'weekly',
    created_at: '2026-11-01T00:00:00.000Z',
  })
  expect(await exportGoalTicks(db, keys)).toEqual([
    { child_id: ids.child, goal: 'better sleep', week_start: '2026-11-16' },
  ])
  expect(await listMealTemplates(db, keys)).toMatchObject([
    { name: 'Our week', dish_names: ['Soup'] },
  ])
  const threads = { ...testThreads, planWarnings: async () => [] }
  const plans = await listPlans(db, { threads }, { keys, userId: ids.user }, {})
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const locks = [{ day: 1, slot: 'lunch' }]
  const named = { child_name: 'Robin', profile_snapshot: { name: 'Robin', age: 7 } }
  expect(byId.get(ids.plan)).toMatchObject({ ...named, plan_data: planData, locks })
  const nameless = { child_name: null, profile_snapshot: null }
  expect(byId.get(ids.namelessPlan)).toMatchObject({ ...nameless, plan_data: planData, locks })
  const [generation] = await db.select().from(schema.generations)
  expect(generation && openFailure(keys, generation)).toEqual({
    code: 'plan_infeasible',
    detail: 'Too few dishes for Robin.',
  })
  expect(generation?.addressHash).toBe(trialAddressHash(lookup, email))
  const [trial] = await db.select().from(schema.trialAddresses)
  expect(trial?.addressHash).toBe(trialAddressHash(lookup, email))
  const [session] = await db.select().from(schema.sessions)
  expect(session?.tokenHash).toBe(tokenHash(lookup, 'session'))
  const [device] = await db.select().from(schema.knownDevices)
  expect(device?.tokenHash).toBe(tokenHash(lookup, 'device'))
  const link = await findLink(db, now(), { lookup, keys: store }, 'lock', 'link')
  expect(link?.email).toBe('old@example.com')
  const known = await db.select().from(schema.providerIds)
  expect(known.map(({ providerId }) => providerId).sort()).toEqual(['cs_1', 'cus_1'])
}

/** What a dump of the whole database shows. */
async function everyRow(db: Db): Promise<string> {
  const tables = rowsOf(
    await db.execute(sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'unsealed')`),
  )
  const rows: unknown[] = []
  for (const { name } of tables) {
    rows.push(rowsOf(await db.execute(sql.raw(`select t::text as row from ${String(name)} t`))))
  }
  return JSON.stringify(rows)
}

it('seals what lay open, and all of it is still there', async () => {
  const db = await openEarlier()
  await fillEarlier(db)
  const { keyring, steps } = await openKeys(db)
  expect(await migrateDatabase(db, 'DATA_DIR', steps)).toEqual({ steps: ['seal-data'] })
  await expectAllThere(db, keyring)
  const rows = await everyRow(db)
  const open = ['Kim', 'Robin', 'kim@', 'old@', 'milk', 'Pancakes', 'Soup', 'Our week', secret]
  for (const word of [...open, 'better sleep', 'autism', sha('session'), sha('link')]) {
    expect(rows).not.toContain(word)
  }
})

it('has happened wholly or not at all when it is cut off, and goes through the next time', async () => {
  const db = await openEarlier()
  await fillEarlier(db)
  const before = await everyRow(db)
  const { keyring, steps } = await openKeys(db)
  const cutOff: MigrationSteps = {
    'seal-data': async (tx) => {
      await steps['seal-data']?.(tx)
      throw new Error('killed')
    },
  }
  await expect(migrateDatabase(db, 'DATA_DIR', cutOff)).rejects.toThrow('killed')
  expect(await everyRow(db)).toBe(before)
  await migrateDatabase(db, 'DATA_DIR', steps)
  await expectAllThere(db, keyring)
})

it('is not left out where there is data', async () => {
  const db = await openEarlier()
  await fillEarlier(db)
  await expect(migrateDatabase(db, 'DATA_DIR')).rejects.toThrow(/needs the step seal-data/)
})
