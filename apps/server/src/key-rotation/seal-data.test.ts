import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { afterAll, expect, inject, it, onTestFinished, vi } from 'vitest'
import { findLink } from '../auth/links/account-link.ts'
import { findMember, findUser } from '../auth/users/find-user.ts'
import { takeBackup } from '../backups/take-backup.ts'
import { listChildren } from '../children/list-children.ts'
import type { Db, PrepareDatabase } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { isHalfMigrated, migrateDatabase, schemaLevelOf } from '../db/migrate-database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { onServerConnection } from '../db/server/connections/on-server-connection.ts'
import { openServerDatabase } from '../db/server/open-server-database.ts'
import { knownDevices } from '../db/tables/directory/known-devices.ts'
import { providerIds } from '../db/tables/directory/provider-ids.ts'
import { sessions } from '../db/tables/directory/sessions.ts'
import { trialAddresses } from '../db/tables/directory/trial-addresses.ts'
import { households } from '../db/tables/household/households.ts'
import { generations } from '../db/tables/household/plans/generations.ts'
import { users } from '../db/tables/household/users.ts'
import { exportGoalTicks } from '../goal-ticks/export-goal-ticks.ts'
import { tokenHash, trialAddressHash } from '../keys/lookup-key.ts'
import { listMealTemplates } from '../meal-templates/list-meal-templates.ts'
import { openFailure } from '../plans/generations/following/generation-failure.ts'
import { listPlans } from '../plans/list-plans.ts'
import { testDataKey } from '../testing/open-test-keys.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testThreads } from '../testing/test-app.ts'
import { type Keyring, openKeyring } from './keyring.ts'
import { countUnsealed } from './seal-data.ts'
import { levelBeforeSealing } from './testing/level-before-sealing.ts'
import { sealUntilKilled } from './testing/seal-until-killed.ts'

// Opens data of before, and goes on with it, several times.
vi.setConfig({ testTimeout: 180_000 })

const onServer = process.env.TEST_DATABASE === 'server'
const now = () => new Date('2026-11-22T09:00:00Z')

type Settings = Record<'DATA_DIR' | 'DATA_KEY', string> & { DATABASE_URL?: string }

const urlOf = (name: string) => inject('postgresUrl').replace(/\/[^/]*$/, `/${name}`)

async function onAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

/** A context as it was before data was sealed, with families. */
async function fillLocation(): Promise<string> {
  if (onServer) {
    const name = `earlier_${process.pid}`
    await onAdmin(`create database ${name}`)
    const client = new Client({ connectionString: urlOf(name) })
    await client.connect()
    await fillEarlier(drizzleServer(client))
    await client.end()
    return name
  }
  const folder = await mkdtemp(join(tmpdir(), 'brightplate-earlier-'))
  cpSync(inject('embeddedTemplate').dataFolder, folder, { recursive: true })
  // A database that is there is emptied sooner than a new one is made.
  const engine = await PGlite.create(join(folder, 'postgres'))
  await engine.exec('drop schema public, drizzle cascade; create schema public')
  await fillEarlier(drizzleEmbedded(engine))
  await engine.close()
  return folder
}

let filled: Promise<string> | undefined
afterAll(async () => {
  if (filled && !onServer) await rm(await filled, { recursive: true })
})

/** A copy of it for one test. */
async function earlierLocation(): Promise<Settings> {
  filled ??= fillLocation()
  const from = await filled
  const DATA_DIR = join(await temporaryFolder(), 'data')
  const settings = { DATA_DIR, DATA_KEY: testDataKey }
  if (!onServer) {
    cpSync(from, DATA_DIR, { recursive: true })
    return settings
  }
  const name = `earlier_${randomUUID().replaceAll('-', '')}`
  await onAdmin(`create database ${name} template ${from}`)
  return { ...settings, DATABASE_URL: urlOf(name) }
}

const keyringOf = ({ DATA_DIR, DATA_KEY }: Settings) =>
  openKeyring({
    kind: onServer ? 'server' : 'embedded',
    dataKey: DATA_KEY,
    keysFolder: join(DATA_DIR, 'keys'),
    dataFolder: onServer ? null : DATA_DIR,
    now,
    say: () => {},
  })

const open = ({ DATA_DIR, DATABASE_URL }: Settings, prepare?: PrepareDatabase) =>
  DATABASE_URL
    ? openServerDatabase(DATABASE_URL, null, prepare)
    : openEmbeddedDatabase(DATA_DIR, prepare)

/** Opens a context as a start does. */
async function openSealed(context: Settings): Promise<{ db: Db; keyring: Keyring }> {
  const keyring = keyringOf(context)
  const { db, close } = await open(context, keyring.prepare)
  onTestFinished(close)
  return { db, keyring }
}

/** Looks into a context without bringing it to this version. */
async function lookInto<T>(context: Settings, look: (db: Db) => Promise<T>): Promise<T> {
  if (context.DATABASE_URL) {
    return onServerConnection({ connectionString: context.DATABASE_URL }, (client) =>
      look(drizzleServer(client)),
    )
  }
  const engine = await PGlite.create(join(context.DATA_DIR, 'postgres'))
  try {
    return await look(drizzleEmbedded(engine))
  } finally {
    await engine.close()
  }
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

/** Families of one child and one plan each: more than are sealed at a time. */
const others = 24

async function fillOthers(db: Db): Promise<void> {
  const series = sql`generate_series(1, ${others}::int) n`
  const id = (kind: string) =>
    sql`regexp_replace(md5(${kind} || n), '(.{12}).(.{3}).', '\\14\\28')::uuid`
  await db.execute(sql`insert into households select ${id('household')}, now() from ${series}`)
  await db.execute(sql`
    insert into users (id, name, email, health_data_agreement_version, health_data_agreed_at, created_at, updated_at)
    select ${id('user')}, 'Parent ' || n, 'parent' || n || '@example.com', '1', now(), now(), now() from ${series}`)
  await db.execute(
    sql`insert into household_members select ${id('household')}, ${id('user')}, 'owner' from ${series}`,
  )
  await db.execute(sql`
    insert into children (id, household_id, name, age, age_given_on, diagnosis, created_at, updated_at)
    select ${id('child')}, ${id('household')}, 'Robin ' || n, 7, '2026-11-01', 'autism', now(), now() from ${series}`)
  await db.execute(sql`
    insert into meal_plans (id, household_id, child_id, duration_days, start_date, plan_data, profile_snapshot,
      schema_version, rules_version, locks, seed, created_at, updated_at)
    select ${id('plan')}, ${id('household')}, ${id('child')}, 7, '2026-11-23', ${JSON.stringify(planData)}::jsonb,
      jsonb_build_object('name', 'Robin ' || n, 'age', 7), 1, '1', '[]', 1, now(), now() from ${series}`)
}

async function fillEarlier(db: Db): Promise<void> {
  await migrateDatabase(db, 'DATA_DIR', {}, { level: levelBeforeSealing })
  const { household, user, child } = ids
  await db.execute(sql`insert into installation values (1, ${secret}, now())`)
  await db.execute(sql`insert into households values (${household}, '2026-11-01T00:00:00Z')`)
  await db.execute(sql`
    insert into users (id, name, email, health_data_agreement_version, health_data_agreed_at, created_at, updated_at)
    values (${user}, 'Kimberley', ${email}, '1', '2026-11-01', '2026-11-01', '2026-11-01')`)
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
    values (${child}, ${household}, 'Robin', 7, '2026-11-01', 'autism', '["sesame"]', 0.3,
      '[{"food": "bites", "allergens": ["sesame"], "read_on": "2026-11-02"}]', '2026-11-01', '2026-11-01')`)
  await db.execute(
    sql`insert into goal_ticks values (${child}, 'better sleep', '2026-11-16', now())`,
  )
  await db.execute(sql`
    insert into meal_templates values (gen_random_uuid(), ${household}, 'Our week',
      '[{"day": 0, "slot": "dinner", "recipeId": "r", "servings": 1, "name": "Lentil soup"}]', now())`)
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
  await fillOthers(db)
}

async function expectAllThere(db: Db, keyring: Keyring): Promise<void> {
  const { keys: store, lookup } = await keyring.open(db)
  const member = await findMember(db, lookup, email)
  expect(member).toEqual({ householdId: ids.household, userId: ids.user })
  const keys = await store.find(db, ids.household)
  if (!keys) throw new Error('No keys')
  expect(await findUser(db, keys, ids.user)).toMatchObject({
    name: 'Kimberley',
    email,
    role: 'owner',
    trialHash: trialAddressHash(lookup, email),
  })
  const [child, ...siblings] = await listChildren(db, keys)
  expect(siblings).toEqual([])
  expect(child).toMatchObject({
    id: ids.child,
    name: 'Robin',
    allergies: ['sesame'],
    routine_level: 0.3,
    new_foods: 'weekly',
    created_at: '2026-11-01T00:00:00.000Z',
  })
  expect(await exportGoalTicks(db, keys)).toEqual([
    { child_id: ids.child, goal: 'better sleep', week_start: '2026-11-16' },
  ])
  expect(await listMealTemplates(db, keys)).toMatchObject([
    { name: 'Our week', dish_names: ['Lentil soup'] },
  ])
  const threads = { ...testThreads, planWarnings: async () => [] }
  const plans = await listPlans(db, { threads }, { keys, userId: ids.user }, {})
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const locks = [{ day: 1, slot: 'lunch' }]
  const named = { child_name: 'Robin', profile_snapshot: { name: 'Robin', age: 7 } }
  expect(byId.get(ids.plan)).toMatchObject({ ...named, plan_data: planData, locks })
  const nameless = { child_name: null, profile_snapshot: null }
  expect(byId.get(ids.namelessPlan)).toMatchObject({ ...nameless, plan_data: planData, locks })
  const [generation] = await db.select().from(generations)
  expect(generation && openFailure(keys, generation)).toEqual({
    code: 'plan_infeasible',
    detail: 'Too few dishes for Robin.',
  })
  expect(generation?.addressHash).toBe(trialAddressHash(lookup, email))
  const [trial] = await db.select().from(trialAddresses)
  expect(trial?.addressHash).toBe(trialAddressHash(lookup, email))
  const [session] = await db.select().from(sessions)
  expect(session?.tokenHash).toBe(tokenHash(lookup, 'session'))
  const [device] = await db.select().from(knownDevices)
  expect(device?.tokenHash).toBe(tokenHash(lookup, 'device'))
  const link = await findLink(db, now(), { lookup, keys: store }, 'lock', 'link')
  expect(link?.email).toBe('old@example.com')
  const known = await db.select().from(providerIds)
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

const openWords = [
  'Kimberley',
  'Robin',
  '@example',
  'sesame',
  'Pancakes',
  'Lentil soup',
  'Our week',
  secret,
].concat(['better sleep', 'autism', sha('session'), sha('link')])

/** What all households have, opened: alike however often the work was cut off. */
async function everythingIn({ db, keyring }: { db: Db; keyring: Keyring }): Promise<unknown> {
  const { keys: store } = await keyring.open(db)
  const households = await store.list(db)
  const threads = { ...testThreads, planWarnings: async () => [] }
  const found = await Promise.all(
    households.sort().map(async (householdId) => {
      const keys = await store.find(db, householdId)
      if (!keys) throw new Error('No keys')
      const ofHousehold = eq(users.householdId, householdId)
      const [user] = await db.select({ id: users.id }).from(users).where(ofHousehold)
      if (!user) throw new Error('No user')
      const { trialHash: _, ...person } = (await findUser(db, keys, user.id)) ?? {}
      return [
        person,
        // A revision is made with the child's key, which is another after each sealing.
        (await listChildren(db, keys)).map(({ revision: _, ...child }) => child),
        await listPlans(db, { threads }, { keys, userId: user.id }, {}),
      ]
    }),
  )
  expect(found).toHaveLength(others + 1)
  return found
}

/** A context that was sealed at one go. */
let whole: Promise<unknown> | undefined
const everythingSealedAtOnce = () => {
  const opened = async () => everythingIn(await openSealed(await earlierLocation()))
  whole ??= opened()
  return whole
}

it('seals what lay open, and all of it is still there', async () => {
  const sealed = await openSealed(await earlierLocation())
  await expectAllThere(sealed.db, sealed.keyring)
  const rows = await everyRow(sealed.db)
  expect(openWords.filter((word) => rows.includes(word))).toEqual([])
  whole ??= everythingIn(sealed)
  await whole
})

it('goes on where it was killed, under its own key alone, and ends as if it had never been', async () => {
  const context = await earlierLocation()
  // The first piece keeps the key of look-ups, each other twenty households.
  expect(await sealUntilKilled(context, 3)).toBe('SIGKILL')
  const found = await lookInto(context, async (db) => ({
    sealed: await db.$count(households),
    open: await countUnsealed(db),
    isHalf: await isHalfMigrated(db),
    level: await schemaLevelOf(db),
  }))
  expect(found).toMatchObject({ sealed: 20, open: others + 1 - 20, isHalf: true })
  // So an older version refuses the data.
  expect(found.level).toBeGreaterThan(levelBeforeSealing)
  const file = join(await temporaryFolder(), 'half.backup')
  await expect(
    takeBackup({ DATABASE_URL: undefined, ...context }, file, { now: now() }),
  ).rejects.toThrow(/^The data is half-way to another version/)
  const other = randomBytes(32).toString('base64')
  await expect(openSealed({ ...context, DATA_KEY: other })).rejects.toThrow(
    /^DATA_KEY is not the key that the data was sealed under: /,
  )
  const resumed = await openSealed(context)
  await expectAllThere(resumed.db, resumed.keyring)
  expect(await isHalfMigrated(resumed.db)).toBe(false)
  expect(await everythingIn(resumed)).toEqual(await everythingSealedAtOnce())
})

it.runIf(onServer)('is shared by processes that start at once', async () => {
  const context = await earlierLocation()
  const [one] = await Promise.all([openSealed(context), openSealed(context)])
  await expectAllThere(one.db, one.keyring)
  expect(await everythingIn(one)).toEqual(await everythingSealedAtOnce())
})

it('is not left out where there is data, which stays as it was', async () => {
  const context = await earlierLocation()
  await expect(open(context)).rejects.toThrow(
    /^DATA\w+ holds data that is not brought to this version yet .+ and then run this again\.$/,
  )
  const ended: string[] = []
  await lookInto(context, async (db) => {
    expect(await schemaLevelOf(db)).toBe(levelBeforeSealing)
    // A kill between the last piece and what ends it has that done once more.
    for (const name of ['cut off', 'again', 'never']) {
      const afterSteps = async () => {
        ended.push(name)
        if (name === 'cut off') throw new Error('killed')
      }
      const steps = { 'seal-data': async () => false }
      const done = migrateDatabase(db, 'DATA_DIR', steps, { afterSteps })
      await done.catch((error) => expect(error.message).toBe('killed'))
    }
  })
  expect(ended).toEqual(['cut off', 'again'])
})
