import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { access, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { dayMs } from '@brightplate/contract/plain-date'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { findUser, sealPerson } from '../auth/users/find-user.ts'
import { initialiseDatabase } from '../db/embedded/initialise-database.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { migrateDatabase, newestSchemaLevel } from '../db/migrate-database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { openServerDatabase } from '../db/server/open-server-database.ts'
import { passkeys } from '../db/tables/directory/passkeys.ts'
import { trialAddresses } from '../db/tables/directory/trial-addresses.ts'
import { households } from '../db/tables/household/households.ts'
import { generations } from '../db/tables/household/plans/generations.ts'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { users } from '../db/tables/household/users.ts'
import { paymentEvents } from '../db/tables/operator/payment-events.ts'
import { openKeyring } from '../key-rotation/keyring.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { keysLocationOf } from '../keys/keys-location-of.ts'
import type { KeyStore } from '../keys/stores/key-store.ts'
import { testDataKey } from '../testing/open-test-keys.ts'
import { processSettings } from '../testing/processes/process-settings.ts'
import { startBackupCommand } from '../testing/processes/run-backup-command.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkBackup } from './file/fill-from-backup.ts'
import { frame } from './file/frames.ts'
import { readBackup } from './file/read-backup.ts'
import { writeBackup } from './file/write-backup.ts'
import { copyKeys } from './keys/copy-keys.ts'
import { retentionDays } from './keys/keys-file.ts'
import { embeddedLocation } from './locations/embedded-location.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

type Settings = Record<string, string>

// Each location is a database of its own, and each restore makes one more.
vi.setConfig({ testTimeout: 180_000 })

const onServer = process.env.TEST_DATABASE === 'server'
const now = new Date('2026-11-22T07:00:00Z')
let databases = 0

/** Where the service that is being tested could keep its data, empty and with tables. */
const newLocation = async (): Promise<Settings> => {
  databases += 1
  const settings = await processSettings(`backups_${process.pid}_${databases}`)
  return { ...settings, DATA_KEY: testDataKey }
}
const newFolder = async (): Promise<Settings> => ({
  DATA_DIR: join(await temporaryFolder(), 'data'),
  DATA_KEY: testDataKey,
})
/** A database without any table. */
async function newDatabase(): Promise<Settings> {
  const { DATABASE_URL = '', ...others } = await newLocation()
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query('drop schema public cascade')
  await client.query('drop schema drizzle cascade')
  await client.query('create schema public')
  await client.end()
  return { ...others, DATABASE_URL }
}
/** The same, but nothing was ever there. */
const emptyLocation = async () => (onServer ? newLocation() : newFolder())

/** The engine of the embedded database, without any table. */
async function newEngine(): Promise<PGlite> {
  const folder = await temporaryFolder()
  await initialiseDatabase(folder)
  const engine = await PGlite.create(join(folder, 'postgres'))
  onTestFinished(() => engine.close())
  return engine
}

const envOf = ({ DATA_DIR = '', DATABASE_URL, DATA_KEY, KEYS_DIR }: Settings) => ({
  DATA_DIR,
  DATABASE_URL,
  DATA_KEY,
  KEYS_DIR,
})

const open = ({ DATA_DIR = '', DATABASE_URL }: Settings) =>
  DATABASE_URL ? openServerDatabase(DATABASE_URL) : openEmbeddedDatabase(DATA_DIR)

async function within<T>(
  location: Settings,
  use: (db: Awaited<ReturnType<typeof open>>['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = await open(location)
  try {
    return await use(db)
  } finally {
    await close()
  }
}

const newFile = async () => join(await temporaryFolder(), 'kept.backup')

/** A location with what opens its rows. */
const withKeys = <T>(
  location: Settings,
  use: (db: Awaited<ReturnType<typeof open>>['db'], keys: KeyStore) => Promise<T>,
) =>
  within(location, async (db) => {
    const keyring = openKeyring({
      ...keysLocationOf(envOf(location)),
      dataKey: location.DATA_KEY,
      now: () => now,
      say: () => {},
    })
    return use(db, (await keyring.open(db)).keys)
  })

const backUpKeys = async (location: Settings, file: string) => {
  // The commands, which are processes, take the clock of the machine.
  await copyKeys(envOf(location), `${file}.keys`, new Date())
  return file
}

/** From a file and the copy of the keys beside it, where there is one. */
const restore = async (location: Settings, file: string) => {
  const keysFile = await access(`${file}.keys`).then(
    () => `${file}.keys`,
    () => null,
  )
  return restoreBackup(envOf(location), { file, keysFile }, new Date(), () => {})
}

const backUp = async (location: Settings) => {
  const file = await newFile()
  await takeBackup(envOf(location), file, { now })
  return file
}

/** Rows and checksum of each table. */
async function contentsOf(file: string) {
  const contents: Record<string, string> = {}
  await readBackup(file, {
    begin: async () => {},
    table: async (_, rows) => {
      for await (const _bytes of rows);
    },
    tableDone: async (name, { rows, sha256, lastNumber }) => {
      // Its epoch of keys belongs to the location.
      if (name === 'installation') return
      contents[name] = `${rows} ${sha256} ${lastNumber}`
    },
  })
  return contents
}

const user = (keys: HouseholdKeys, name: string, id = randomUUID()) => ({
  householdId: keys.householdId,
  id,
  role: 'owner' as const,
  person: sealPerson(keys, id, { name, email: `${id}@example.com` }),
  trialHash: id,
  healthDataAgreementVersion: '1',
  healthDataAgreedAt: now,
  createdAt: now,
  updatedAt: now,
})

/** Names that COPY must escape, and others. */
const names = [
  'tab\tnew\nline\r\nback\\slash \\. \\N',
  '',
  '\\N',
  'Zoë 👩‍👧 “quoted”',
  ...fc.sample(
    fc.string({ unit: 'binary' }).map((text) => text.toWellFormed().replaceAll('\0', '')),
    { seed: 11, numRuns: 100 },
  ),
]

async function fillLocation(location: Settings, bigRows = 20) {
  await withKeys(location, async (db, store) => {
    const keys = await store.create(db, randomUUID())
    const { householdId } = keys
    await db.insert(households).values({ householdId, createdAt: now })
    await db.insert(users).values(names.map((name) => user(keys, name)))
    for (let row = 0; row < bigRows; row += 1) {
      await db.execute(sql`
        insert into meal_plans (id, household_id, child_id, nameless, duration_days, start_date, plan_data,
          schema_version, rules_version, seed, created_at, updated_at)
        values (gen_random_uuid(), ${householdId}, gen_random_uuid(), true, 7, '2026-12-01',
          (select convert_to(string_agg(md5(random()::text), E'\\n\\t"'), 'UTF8') from generate_series(1, 3000)),
          1, '1', 1, now(), now())`)
    }
    for (const kind of ['checkout_opened', 'invoice_paid']) {
      await db.execute(sql`
        insert into payment_ledger (entry_key, kind, user_id, provider, occurred_at, recorded_at)
        values (${kind}, ${kind}, gen_random_uuid(), 'stripe', now(), now())`)
    }
    await db.execute(sql`
      insert into model_calls (id, model, course, input_tokens, cached_tokens, output_tokens, cost_usd, outcome, created_at)
      select gen_random_uuid(), 'm', 'c', 1, 2, 3, random() / 3, 'answered', now() from generate_series(1, 50)`)
  })
}

/** The same data once more, in a location of its own. Nothing may be open there. */
async function copyOf({ DATA_DIR = '', DATABASE_URL, ...others }: Settings): Promise<Settings> {
  const folder = join(await temporaryFolder(), 'data')
  // A copy on a server is a database of its own, and its folder is nobody's yet.
  const filter = (path: string) => !path.endsWith('/server-database')
  cpSync(DATA_DIR, folder, { recursive: true, filter })
  if (!DATABASE_URL) return { ...others, DATA_DIR: folder }
  databases += 1
  const name = `backups_${process.pid}_${databases}`
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`create database ${name} template ${new URL(DATABASE_URL).pathname.slice(1)}`)
  await client.end()
  return { ...others, DATA_DIR: folder, DATABASE_URL: DATABASE_URL.replace(/[^/]*$/, name) }
}

/** Made once for all tests, each of which has a copy. */
function madeOnce(make: () => Promise<Settings>): () => Promise<Settings> {
  let made: Settings | null = null
  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))
  return async () => {
    if (!made) {
      const location = await make()
      const folder = await mkdtemp(join(tmpdir(), 'brightplate-made-once-'))
      folders.push(folder)
      // Folders of a test go away with it.
      cpSync(location.DATA_DIR ?? '', folder, { recursive: true })
      made = { ...location, DATA_DIR: folder }
    }
    return copyOf(made)
  }
}

const filledLocation = madeOnce(async () => {
  const location = await newLocation()
  await fillLocation(location)
  return location
})

/** What a restore of `keptFile` makes of an empty location. */
const restoredLocation = madeOnce(async () => {
  const location = await emptyLocation()
  await restore(location, await keptFile())
  return location
})

let kept: { backup: Buffer; keys: Buffer } | null = null
/** One backup of a filled location, as a file of this test's own. */
async function keptFile() {
  if (!kept) {
    const location = await filledLocation()
    const made = await backUpKeys(location, await backUp(location))
    kept = { backup: await readFile(made), keys: await readFile(`${made}.keys`) }
  }
  const file = await newFile()
  await writeFile(file, kept.backup)
  await writeFile(`${file}.keys`, kept.keys)
  return file
}

const sentence = /^[^\n]+\.$/

describe('a backup', () => {
  it('holds every row, and a restore brings all of them back', async () => {
    const file = await keptFile()
    const target = await restoredLocation()
    expect(await contentsOf(await backUp(target))).toEqual(await contentsOf(file))
    const found = await withKeys(target, async (db, store) => {
      const rows = await db.select().from(users)
      return Promise.all(
        rows.map(async ({ householdId, id }) => {
          const keys = await store.find(db, householdId)
          return keys && findUser(db, keys, id)
        }),
      )
    })
    expect(found.map((one) => one?.name).sort()).toEqual([...names].sort())
  })

  it.runIf(onServer)(
    'of a server is restored into a folder, and that one on a server',
    async () => {
      const location = await newLocation()
      await fillLocation(location, 3)
      const file = await backUpKeys(location, await backUp(location))
      const other = await newFolder()
      await restore(other, file)
      const fileOfOther = await backUpKeys(other, await backUp(other))
      const back = await emptyLocation()
      await restore(back, fileOfOther)
      const contents = await contentsOf(file)
      expect(await contentsOf(fileOfOther)).toEqual(contents)
      expect(await contentsOf(await backUp(back))).toEqual(contents)
    },
  )

  it('goes on numbering where the numbers were', async () => {
    const target = await restoredLocation()
    const [row] = await within(target, async (db) =>
      rowsOf(
        await db.execute(sql`
          insert into payment_ledger (entry_key, kind, user_id, provider, occurred_at, recorded_at)
          values ('next', 'invoice_paid', gen_random_uuid(), 'stripe', now(), now()) returning number`),
      ),
    )
    expect(Number(row?.number)).toBe(3)
  })

  it('is a file of its own that this user alone may read, and never replaces one', async () => {
    const location = await newLocation()
    const file = await backUp(location)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(file, '..'))).toEqual(['kept.backup'])
    await expect(takeBackup(envOf(location), file, { now })).rejects.toThrow(/is there already/)
  })

  it('shows one moment while transactions move what it counts', async () => {
    const location = await filledLocation()
    const { db, close } = await open(location)
    onTestFinished(close)
    const total = 1_000_000
    // On a server a later one must see more.
    const rounds = onServer ? 2 : 1
    const [plan] = await db.select({ id: mealPlans.id }).from(mealPlans).limit(1)
    const [owner] = await db.select().from(users).limit(1)
    if (!plan || !owner) throw new Error('Nothing to move')
    await db.insert(generations).values({
      householdId: owner.householdId,
      id: randomUUID(),
      userId: owner.id,
      childId: randomUUID(),
      durationDays: 7,
      startDate: '2026-12-01',
      status: 'done',
      daysDone: total,
      requestHash: '',
      seed: 1,
      leaseUntil: now,
      createdAt: now,
    })
    let done = false
    const move = async () => {
      while (!done) {
        await db.transaction(async (tx) => {
          await tx.update(generations).set({ daysDone: sql`${generations.daysDone} - 1` })
          await tx.insert(paymentEvents).values({ id: randomUUID(), appliedAt: now })
          await tx.execute(
            sql`update meal_plans set regenerations = regenerations + 1, plan_data = plan_data || '\\x01'::bytea where id = ${plan.id}`,
          )
        })
        // A hundred of them fall into a backup all the same.
        await sleep(20)
      }
    }
    const moving = [move(), move()]
    onTestFinished(async () => {
      done = true
      await Promise.allSettled(moving)
    })
    const files: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const file = await newFile()
      const { code, said } = await startBackupCommand('backup', location, file).ended
      expect(said).toMatch(/^Backed up \d+ rows of \d+ tables into /)
      expect(code).toBe(0)
      files.push(await backUpKeys(location, file))
    }
    done = true
    await Promise.all(moving)
    const seen: number[] = []
    for (const file of files) {
      const target = await emptyLocation()
      await restore(target, file)
      const [row] = await within(target, async (restored) =>
        rowsOf(
          await restored.execute(sql`select
            (select ${total} - days_done from generations) as taken,
            (select max(regenerations) from meal_plans) as given,
            (select count(*)::int from payment_events) as noted`),
        ),
      )
      expect(row?.taken).toBeGreaterThan(0)
      expect([row?.given, row?.noted]).toEqual([row?.taken, row?.taken])
      seen.push(Number(row?.taken))
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  it.runIf(onServer)('can leave tables out, and says so', async () => {
    const location = await embeddedLocation(await newEngine())
    await migrateDatabase(location.db, 'DATA_DIR')
    await location.db.insert(paymentEvents).values({ id: 'event', appliedAt: now })
    await location.db.insert(trialAddresses).values({ addressHash: 'hash', trialEndsAt: now })
    const file = await newFile()
    await writeBackup(location, file, { now, leaveOut: ['trial_addresses'] })
    expect((await checkBackup(file)).leftOut).toEqual(['trial_addresses'])
    const target = await emptyLocation()
    await restore(target, file)
    await within(target, async (db) => {
      expect(await db.$count(paymentEvents)).toBe(1)
      expect(await db.$count(trialAddresses)).toBe(0)
    })
  })
})

/** Nothing was put there. */
async function expectEmpty(location: Settings) {
  if (location.DATABASE_URL) {
    await within(location, async (db) => expect(await db.$count(users)).toBe(0))
  } else await expect(readdir(location.DATA_DIR ?? '')).rejects.toThrow('ENOENT')
}

describe('a file that cannot be trusted', () => {
  // What is read before a location is opened.
  it.runIf(onServer)(
    'is refused wherever it is cut off or changed, before anything is touched',
    async () => {
      // It is read half a hundred times.
      const small = await newLocation()
      await fillLocation(small, 3)
      const whole = await readFile(await backUp(small))
      const target = await emptyLocation()
      const file = await newFile()
      const refused = async (bytes: Buffer) => {
        await writeFile(file, bytes)
        await expect(restore(target, file)).rejects.toThrow(
          // The number of a key that was changed is one that is not there.
          /^(?:The file (is cut off or damaged, and nothing was restored: take another backup file|is no backup of Brightplate: name one that npm run backup has written)\.$|None of the keys of this backup are there)/,
        )
      }
      const shares = [0.01, 0.2, 0.5, 0.8, 0.99].map((share) => Math.floor(share * whole.length))
      for (const length of [0, 1, 9, ...shares, whole.length - 9, whole.length - 1]) {
        await refused(whole.subarray(0, length))
      }
      // The ten bytes before hold a time and the like, which nobody reads.
      const locations = fc.sample(fc.integer({ min: 10, max: whole.length - 1 }), {
        seed: 7,
        numRuns: 40,
      })
      for (const at of [0, 1, ...locations, whole.length - 1]) {
        const bytes = Buffer.from(whole)
        bytes[at] = (bytes[at] ?? 0) ^ 0x10
        await refused(bytes)
      }
      await refused(Buffer.from('not ours'))
      await refused(gzipSync('not ours either'))
      await expectEmpty(target)
    },
  )

  it('is refused from a newer version, in words that say so', async () => {
    const target = await emptyLocation()
    const file = await newFile()
    const header = {
      format: 'brightplate-backup',
      takenAt: now.toISOString(),
      tables: [],
      leftOut: [],
    }
    const level = newestSchemaLevel()
    for (const later of [
      { version: 2, level },
      { version: 1, level: level + 1 },
    ]) {
      await writeFile(
        file,
        gzipSync(frame('H', Buffer.from(JSON.stringify({ ...header, ...later })))),
      )
      await expect(restore(target, file)).rejects.toThrow(/restore it with th/)
    }
    await expectEmpty(target)
  })

  it.runIf(onServer)('is not there: the sentence names it', async () => {
    const { code, said } = await startBackupCommand(
      'restore',
      await emptyLocation(),
      '/no/such/file',
    ).ended
    expect([code, said]).toEqual([
      1,
      '/no/such/file cannot be found: name a file, in a folder that is there.',
    ])
  })
})

describe('a copy of the keys', () => {
  it('of more than seven days ago is refused before anything is touched: it could bring back an erased child', async () => {
    const file = await keptFile()
    const target = await emptyLocation()
    const later = new Date(Date.now() + retentionDays * dayMs + 1000)
    const files = { file, keysFile: `${file}.keys` }
    const taken = JSON.parse((await readFile(files.keysFile, 'utf8')).split('\n')[0] ?? '').takenAt
    await expect(restoreBackup(envOf(target), files, later, () => {})).rejects.toThrow(
      `taken on ${taken.slice(0, 10)} and served until`,
    )
    await expectEmpty(target)
  })
})

describe('a backup of an older version', () => {
  it('brings nobody back into a household whose own account was erased since', async () => {
    const location = await newLocation()
    const id = randomUUID()
    const [ownerId, homeId] = await withKeys(location, async (db, store) => {
      const keys = await store.create(db, randomUUID())
      const home = await store.create(db, randomUUID())
      const ids = [keys.householdId, home.householdId] as const
      await db
        .insert(households)
        .values(ids.map((householdId) => ({ householdId, createdAt: now })))
      const owner = user(keys, 'Owner')
      await db
        .insert(users)
        .values([
          owner,
          { ...user(keys, 'Joined', id), role: 'parent', homeHouseholdId: home.householdId },
          { ...user(home, 'Joined', id), actsIn: keys.householdId },
        ])
      await db.insert(passkeys).values({
        credentialHash: id,
        id,
        householdId: home.householdId,
        userId: id,
        details: Buffer.from('opened by nobody'),
        counter: 0,
        createdAt: now,
      })
      return [owner.id, home.householdId] as const
    })
    const file = await backUp(location)
    await withKeys(location, (db, store) => store.destroy(db, homeId))
    await backUpKeys(location, file)
    const restored = await emptyLocation()
    expect((await restore(restored, file)).leftOut).toEqual({ households: 1, children: 0 })
    const left = await within(restored, (db) => db.select({ id: users.id }).from(users))
    expect(left).toEqual([{ id: ownerId }])
    expect(await within(restored, (db) => db.$count(passkeys))).toBe(0)
  })

  it('is restored by its own schema, and then brought up to this one', async () => {
    const location = await embeddedLocation(await newEngine())
    const older = 1795316932543
    await migrateDatabase(location.db, 'DATA_DIR', {}, { level: older })
    await location.db.execute(
      sql`insert into households (id, created_at) values (${randomUUID()}, now())`,
    )
    const file = await newFile()
    await writeBackup(location, file, { now })
    expect((await checkBackup(file)).level).toBe(older)
    const target = onServer ? await newDatabase() : await newFolder()
    await restore(target, file)
    expect((await checkBackup(await backUp(target))).level).toBe(newestSchemaLevel())
    expect(await within(target, (db) => db.$count(households))).toBe(1)
  })
})

describe('a place to restore into', () => {
  it('that holds data is refused, and stays as it is', async () => {
    const file = await keptFile()
    const location = await restoredLocation()
    await expect(restore(location, file)).rejects.toThrow(
      / holds data (of Brightplate )?already: [^\n]+\.$/,
    )
    expect(await contentsOf(await backUp(location))).toEqual(await contentsOf(file))
  })

  it('is whole or empty after a restore that was killed', async () => {
    const file = await keptFile()
    const contents = await contentsOf(file)
    const beganAt = performance.now()
    await startBackupCommand('restore', await emptyLocation(), file, `${file}.keys`).ended
    const tookMs = performance.now() - beganAt
    for (const share of [0.6, 0.9]) {
      const target = await emptyLocation()
      const killed = startBackupCommand('restore', target, file, `${file}.keys`)
      await sleep(share * tookMs)
      killed.kill()
      const { code } = await killed.ended
      const again = restore(target, file)
      // Killed after the last step, it may have been done.
      if (code === 0) await expect(again).rejects.toThrow(/holds data/)
      else await again.catch((error) => expect(error.message).toMatch(/holds data/))
      expect(await contentsOf(await backUp(target))).toEqual(contents)
    }
  })
})

const canMount = process.platform === 'linux' && process.getuid?.() === 0

describe.runIf(canMount)('a disk without room', () => {
  it('ends a backup with one sentence, and holds nothing of it', async () => {
    const location = await filledLocation()
    const disk = await temporaryFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk])
    onTestFinished(() => {
      execFileSync('umount', [disk])
    })
    const { code, said } = await startBackupCommand('backup', location, join(disk, 'kept')).ended
    expect(code).toBe(1)
    expect(said).toMatch(sentence)
    expect(said).toMatch(/room/)
    expect(await readdir(disk)).toEqual([])
  })

  // A restore into a folder, whichever database is being tested.
  it.skipIf(onServer)('ends a restore with one sentence, and leaves the place empty', async () => {
    const file = await keptFile()
    const disk = await temporaryFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', disk])
    onTestFinished(() => {
      execFileSync('umount', [disk])
    })
    const target = { DATA_DIR: join(disk, 'data'), DATA_KEY: testDataKey }
    const { code, said } = await startBackupCommand('restore', target, file, `${file}.keys`).ended
    expect(code).toBe(1)
    expect(said).toMatch(sentence)
    expect(await readdir(target.DATA_DIR)).toEqual(['brightplate.json'])
  })
})
