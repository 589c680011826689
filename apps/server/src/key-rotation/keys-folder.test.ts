import { randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { copyKeys } from '../backups/keys/copy-keys.ts'
import { restoreBackup } from '../backups/restore-backup.ts'
import { takeBackup } from '../backups/take-backup.ts'
import type { Db } from '../db/database.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { openServerDatabase } from '../db/server/open-server-database.ts'
import { households } from '../db/tables/household/households.ts'
import { readEnv } from '../env.ts'
import { keysLocationOf } from '../keys/keys-location-of.ts'
import { findDatabaseId } from '../keys/owner/database-id.ts'
import { newId } from '../new-id.ts'
import { testDataKey } from '../testing/open-test-keys.ts'
import { processSettings } from '../testing/processes/process-settings.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { epochRenewal, type OpenKeys, openKeyring } from './keyring.ts'
import { rotateKeys } from './rotate-keys.ts'

// Each opens several databases.
vi.setConfig({ testTimeout: 300_000 })

type Settings = Record<string, string>

const onServer = process.env.TEST_DATABASE === 'server'
const kind = onServer ? 'server' : 'embedded'
/** What holds of files alone, where a start takes less time. */
const itOnServer = it.runIf(onServer)
const another =
  /^KEYS_DIR \(.+\) belongs to another database: set KEYS_DIR to this one's own folder, .+\.$/
const otherKeys = /^KEYS_DIR \(.+\) holds keys that are not of this database: .+\.$/

const newName = () => `folder_${randomUUID().replaceAll('-', '')}`

const newDatabase = async (KEYS_DIR: string): Promise<Settings> => ({
  ...(await processSettings(newName())),
  KEYS_DIR,
})

interface Opened {
  db: Db
  held: OpenKeys
  said: string[]
}

/** Opens the data of settings as a start does, uses it, and closes it again. */
async function open<T = void>(
  context: Settings,
  use: (opened: Opened) => Promise<T> | undefined = () => undefined,
): Promise<T | undefined> {
  const env = readEnv(context)
  const said: string[] = []
  const keyring = openKeyring({
    ...keysLocationOf(env),
    dataKey: env.DATA_KEY,
    now: () => new Date(),
    say: (sentence) => said.push(sentence),
  })
  const { db, close } = env.DATABASE_URL
    ? await openServerDatabase(env.DATABASE_URL, null, keyring.prepare)
    : await openEmbeddedDatabase(env.DATA_DIR, keyring.prepare)
  try {
    return await use({ db, held: await keyring.open(db), said })
  } finally {
    await close()
  }
}

const addHousehold = ({ db, held }: Opened) => {
  const id = newId(new Date())
  const add = async () => {
    await held.keys.create(db, id)
    await db.insert(households).values({ householdId: id, createdAt: new Date() })
    return id
  }
  return add()
}

/** Throws where a household's keys do not open. */
const requireKeys = (context: Settings, id: string | undefined) =>
  open(context, async ({ db, held }) => {
    expect(await held.keys.find(db, id ?? '')).not.toBeNull()
  })

/** All files of keys in a folder, with what is in them. */
const keysIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.key')).sort()

async function onAdmin(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A copy of the database itself, with the same keys. */
async function copyOf(context: Settings): Promise<Settings> {
  if (!onServer) {
    const DATA_DIR = join(await temporaryFolder(), 'copy')
    await cp(context.DATA_DIR ?? '', DATA_DIR, { recursive: true })
    return { ...context, DATA_DIR }
  }
  const name = newName()
  const url = new URL(context.DATABASE_URL ?? '')
  await onAdmin(`create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = name
  return { ...context, DATABASE_URL: url.href }
}

/** As a version before leaves folder and database. */
async function forget(context: Settings): Promise<void> {
  await open(context, async ({ db }) => {
    await db.execute(sql`drop table drizzle.database_identity`)
  })
  await rm(join(context.KEYS_DIR ?? '', `${kind}-database`), { recursive: true })
}

describe('a folder of keys', () => {
  it('serves its own database alone: another is refused before it touches anything', async () => {
    const KEYS_DIR = await temporaryFolder()
    const [first, second] = [await newDatabase(KEYS_DIR), await newDatabase(KEYS_DIR)]
    const id = await open(first, addHousehold)
    const before = await readdir(KEYS_DIR, { recursive: true })
    // The second start was the one that unlinked.
    for (let start = 0; start < 2; start += 1) await expect(open(second)).rejects.toThrow(another)
    expect(await readdir(KEYS_DIR, { recursive: true })).toEqual(before)
    await requireKeys(first, id)
    const ownFolder = { ...second, KEYS_DIR: await temporaryFolder() }
    await open(ownFolder)
    await open(ownFolder)
  })

  itOnServer(
    'that two databases race for is one’s, and the other leaves no key in it',
    async () => {
      const KEYS_DIR = join(await temporaryFolder(), 'fresh')
      const contexts = await Promise.all(Array.from({ length: 3 }, () => newDatabase(KEYS_DIR)))
      const results = await Promise.allSettled(contexts.map((context) => open(context)))
      const refused = results.flatMap((one) =>
        one.status === 'rejected' ? [one.reason.message] : [],
      )
      expect(refused).toEqual([expect.stringMatching(another), expect.stringMatching(another)])
      const winner = contexts[results.findIndex(({ status }) => status === 'fulfilled')]
      await requireKeys(winner ?? {}, await open(winner ?? {}, addHousehold))
      expect(await keysIn(KEYS_DIR)).toHaveLength(1)
      expect((await readdir(KEYS_DIR)).filter((name) => name.includes('-database'))).toEqual([
        `${kind}-database`,
      ])
    },
  )

  it('does not serve a copy of its database, until the operator says that the copy took its place', async () => {
    const KEYS_DIR = await temporaryFolder()
    const original = await newDatabase(KEYS_DIR)
    const id = await open(original, addHousehold)
    const copy = await copyOf(original)
    await expect(open(copy)).rejects.toThrow(another)
    await requireKeys(original, id)
    await rm(join(KEYS_DIR, `${kind}-database`), { recursive: true })
    await requireKeys(copy, id)
    await expect(open(original)).rejects.toThrow(another)
  })

  itOnServer('that cannot be written is refused in one sentence', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    await expect(open(await newDatabase(join(file, 'keys')))).rejects.toThrow(
      /^KEYS_DIR \(.+\) cannot be read or written \(ENOTDIR\): .+\.$/,
    )
  })

  itOnServer('whose id is damaged is refused, and stays as it is', async () => {
    const KEYS_DIR = await temporaryFolder()
    const context = await newDatabase(KEYS_DIR)
    await open(context)
    await writeFile(join(KEYS_DIR, `${kind}-database`, 'identity.json'), '{')
    await expect(open(context)).rejects.toThrow(/identity\.json is damaged: .+\.$/)
  })
})

describe('a folder and a database of before, without an id', () => {
  it('adopt each other, whichever processes start at once', async () => {
    const context = await newDatabase(await temporaryFolder())
    const id = await open(context, addHousehold)
    await forget(context)
    // An embedded database is one process's.
    const starts = onServer ? 4 : 1
    await Promise.all(Array.from({ length: starts }, () => open(context)))
    await requireKeys(context, id)
    const other = await newDatabase(context.KEYS_DIR ?? '')
    await expect(open(other)).rejects.toThrow(another)
  })

  itOnServer('are adopted also where a start was killed between the two', async () => {
    const KEYS_DIR = await temporaryFolder()
    const context = await newDatabase(KEYS_DIR)
    const id = await open(context, addHousehold)
    const ownerFolder = join(KEYS_DIR, `${kind}-database`)
    // The database has its id, the folder half of it.
    const database = await open(context, ({ db }) =>
      findDatabaseId(db, keysLocationOf(readEnv(context))),
    )
    await rm(ownerFolder, { recursive: true })
    await mkdir(`${ownerFolder}.${database}`)
    await requireKeys(context, id)
    expect((await readdir(KEYS_DIR)).filter((name) => name.includes('-database'))).toEqual([
      `${kind}-database`,
    ])
  })

  itOnServer('are not mixed up: a new database takes no folder that holds keys', async () => {
    const context = await newDatabase(await temporaryFolder())
    const id = await open(context, addHousehold)
    await forget(context)
    const other = await newDatabase(context.KEYS_DIR ?? '')
    await expect(open(other)).rejects.toThrow(otherKeys)
    await requireKeys(context, id)
  })

  it('are not mixed up: one with keys takes no folder that holds others', async () => {
    const [context, other] = [
      await newDatabase(await temporaryFolder()),
      await newDatabase(await temporaryFolder()),
    ]
    const [id, otherId] = [await open(context, addHousehold), await open(other, addHousehold)]
    await forget(context)
    await forget(other)
    const mistaken = { ...other, KEYS_DIR: context.KEYS_DIR ?? '' }
    await expect(open(mistaken)).rejects.toThrow(
      onServer ? otherKeys : /^The keys of all 1 households are missing in .+\.$/,
    )
    await requireKeys(context, id)
    await requireKeys(other, otherId)
  })

  it('leave what else is in the folder: nothing of another database is unlinked or wrapped again', async () => {
    const KEYS_DIR = await temporaryFolder()
    const [context, other] = [
      await newDatabase(KEYS_DIR),
      await newDatabase(await temporaryFolder()),
    ]
    const id = await open(context, addHousehold)
    const otherId = await open(other, async (opened) => {
      const made = await addHousehold(opened)
      await epochRenewal(opened.db, opened.held)()
      return made
    })
    await forget(context)
    await forget(other)
    // As two databases were on one folder before.
    const [file = ''] = await keysIn(other.KEYS_DIR ?? '')
    await cp(join(other.KEYS_DIR ?? '', file), join(KEYS_DIR, file))
    const said = await open(context, async (opened) => {
      await epochRenewal(opened.db, opened.held)()
      return opened.said
    })
    expect(said).toEqual([expect.stringContaining(`has ${file}, which this database does not use`)])
    await open(context)
    expect(await keysIn(KEYS_DIR)).toContain(file)
    const rotation = {
      ...context,
      DATA_KEY_NEW: randomBytes(32).toString('base64'),
    }
    await expect(rotateKeys(readEnv(rotation))).rejects.toThrow(
      /holds 1 files of keys that were there before/,
    )
    await requireKeys(context, id)
    await expect(open({ ...other, KEYS_DIR })).rejects.toThrow(another)
    // What the refusal says: a folder of its own.
    const moved = await temporaryFolder()
    await mkdir(join(moved, 'households'))
    await cp(join(KEYS_DIR, file), join(moved, file))
    await rm(join(KEYS_DIR, file))
    await requireKeys({ ...other, KEYS_DIR: moved }, otherId)
    expect(await open(context, async (opened) => opened.said)).toEqual([])
    await rotateKeys(readEnv(rotation))
  })
})

describe('a folder that another database has by now', () => {
  it('is left alone by a process that still runs: no renewal, no erasure, no copy, no rotation', async () => {
    const KEYS_DIR = await temporaryFolder()
    const context = await newDatabase(KEYS_DIR)
    await open(context, async (opened) => {
      const id = await addHousehold(opened)
      const { db, held } = opened
      const identity = join(KEYS_DIR, `${kind}-database`, 'identity.json')
      await writeFile(identity, JSON.stringify({ database: randomUUID(), left: [] }))
      const before = await keysIn(KEYS_DIR)
      if (onServer) await expect(epochRenewal(db, held)()).rejects.toThrow(another)
      else await expect(held.keys.destroy(db, id)).rejects.toThrow(another)
      expect(await keysIn(KEYS_DIR)).toEqual(before)
    })
    const before = await keysIn(KEYS_DIR)
    const rotation = readEnv({ ...context, DATA_KEY_NEW: randomBytes(32).toString('base64') })
    await expect(rotateKeys(rotation)).rejects.toThrow(another)
    // Beside the embedded database nobody but the folder says whose the keys are.
    const copy = () => copyKeys(readEnv(context), join(context.DATA_DIR ?? '', 'copy'), new Date())
    if (onServer) await expect(copy()).rejects.toThrow(another)
    expect(await keysIn(KEYS_DIR)).toEqual(before)
  })
})

describe('a restored backup', () => {
  async function backedUp() {
    const KEYS_DIR = await temporaryFolder()
    const context = await newDatabase(KEYS_DIR)
    const id = await open(context, addHousehold)
    const folder = await temporaryFolder()
    const files = { file: join(folder, 'backup'), keysFile: join(folder, 'keys') }
    await takeBackup(readEnv(context), files.file, { now: new Date() })
    await copyKeys(readEnv(context), files.keysFile, new Date())
    return { context, id, files }
  }
  const emptyLocation = async (KEYS_DIR: string): Promise<Settings> =>
    onServer
      ? newDatabase(KEYS_DIR)
      : { DATA_DIR: join(await temporaryFolder(), 'data'), DATA_KEY: testDataKey, KEYS_DIR }
  const restore = (context: Settings, files: { file: string; keysFile: string }) =>
    restoreBackup(readEnv(context), files, new Date(), () => {})

  itOnServer(
    'is a database of its own: the folder of the one that it was taken of is refused',
    async () => {
      const { context, id, files } = await backedUp()
      const before = await keysIn(context.KEYS_DIR ?? '')
      await expect(restore(await emptyLocation(context.KEYS_DIR ?? ''), files)).rejects.toThrow(
        another,
      )
      expect(await keysIn(context.KEYS_DIR ?? '')).toEqual(before)
      await requireKeys(context, id)
    },
  )

  it('shares its folder with no other one of the same backup', async () => {
    const { id, files } = await backedUp()
    const KEYS_DIR = await temporaryFolder()
    const [one, two] = [await emptyLocation(KEYS_DIR), await emptyLocation(KEYS_DIR)]
    await restore(one, files)
    await requireKeys(one, id)
    await expect(restore(two, files).then(() => open(two))).rejects.toThrow(another)
    await requireKeys(one, id)
  })

  it.runIf(onServer)(
    'is restored again where a restore was cut off after it had the folder',
    async () => {
      const { id, files } = await backedUp()
      const target = await emptyLocation(await temporaryFolder())
      const other = await newDatabase(await temporaryFolder())
      await open(other)
      const broken = { ...files, keysFile: join(await temporaryFolder(), 'keys') }
      await copyKeys(readEnv(other), broken.keysFile, new Date())
      await expect(restore(target, broken)).rejects.toThrow(/None of the keys/)
      await restore(target, files)
      await requireKeys(target, id)
    },
  )
})

describe.runIf(!onServer)('a data folder with its keys in it', () => {
  it('goes on wherever it is moved or copied to, with its keys', async () => {
    const { DATA_DIR = '', ...given } = await processSettings('')
    const id = await open({ DATA_DIR, ...given }, addHousehold)
    const copy = join(await temporaryFolder(), 'copy')
    await cp(DATA_DIR, copy, { recursive: true })
    await requireKeys({ DATA_DIR: copy, ...given }, id)
    await open({ DATA_DIR: copy, ...given }, ({ db, held }) => held.keys.destroy(db, id ?? ''))
    await requireKeys({ DATA_DIR, ...given }, id)
    onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  })
})
