import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { copyKeys } from '../backups/keys/copy-keys.ts'
import { restoreBackup } from '../backups/restore-backup.ts'
import { dataFolderMarker } from '../db/embedded/data-folder/data-folder-marker.ts'
import { initialiseDatabase } from '../db/embedded/initialise-database.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { migrateDatabase } from '../db/migrate-database.ts'
import { clientOf } from '../testing/client-of.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { startBackupCommand } from '../testing/processes/run-backup-command.ts'
import {
  type ServerProcess,
  startServerProcess,
} from '../testing/processes/start-server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openKeyring } from './keyring.ts'
import { levelBeforeSealing } from './testing/level-before-sealing.ts'

// Each starts the service several times.
vi.setConfig({ testTimeout: 300_000 })

const parent = {
  name: 'Mirabelle Parent',
  email: 'mirabelle@example.com',
  password: 'correct horse',
}
const child = buildChild({
  name: 'Zebulon',
  allergies: ['milk', 'quinoa'],
  behavioral_goals: ['sits through breakfast'],
  safe_foods: ['waffles'],
})
/** Words of the family that stand nowhere else: of the parent, the child, what it may not and what it likes to eat. */
const words = ['Mirabelle', 'mirabelle@', 'Zebulon', 'sits through breakfast', 'quinoa', 'waffles']

/** Which of the words stand in the files of a folder, and in their names. */
function wordsIn(folder: string, sought: readonly string[] = words): string[] {
  const found = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const bytes = entry.isFile() ? readFileSync(join(entry.parentPath, entry.name)) : ''
    for (const word of sought) {
      if (entry.name.includes(word) || bytes.includes(word)) found.add(word)
    }
  }
  return [...found]
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env)
  onTestFinished(async () => {
    await server.kill('SIGKILL')
  })
  return server
}

/** All that a service prints. */
function outputOf({ process }: ServerProcess): () => string {
  let said = ''
  for (const stream of [process.stdout, process.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
    })
  }
  return () => said
}

/** A family with a child and a plan. */
async function addFamily(url: string) {
  const { token } = await clientOf(url)('register', { body: parent })
  const call = clientOf(url, token)
  const { id } = await call('createChild', { body: child })
  const plan = await call('generatePlan', { body: { child_id: id, duration_days: 7 } })
  if (!('plan_data' in plan)) throw new Error('The plan was not made at once')
  const dishes = plan.plan_data.days.map(({ dinner }) => dinner.name)
  return { call, childId: id, planId: plan.id, dishes, token }
}

/** The folder of a service that a family has used, which was stopped; with what it said and showed meanwhile. */
async function useService() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'brightplate-used-'))
  cpSync(inject('embeddedTemplate').dataFolder, DATA_DIR, { recursive: true })
  const server = await startServerProcess({ DATA_DIR, LOG_LEVEL: 'debug' })
  try {
    const said = outputOf(server)
    const { call, dishes, ...family } = await addFamily(server.url)
    // What is refused is not quoted either.
    const refused = { ...child, age: 99, name: 'Zebulon the Tall' }
    await call('createChild', { body: refused }).catch(() => {})
    await call('readPlan', { params: { id: family.childId } }).catch(() => {})
    await fetch(`${server.url}/api/children?name=Zebulon`).catch(() => {})
    // What is shared is behind secrets that stand nowhere either.
    const body = {
      recipient: 'Mirabelle’s mother',
      name_shown: 'first',
      language: 'en-US',
      consents: true,
    } as const
    const params = { id: family.childId }
    const page = await call('createCareLink', { params, body: { ...body, kind: 'about' } })
    const calendar = await call('createCareLink', { params, body: { ...body, kind: 'calendar' } })
    const headers = { 'x-care-link': page.secret }
    const opened = [
      await fetch(`${server.url}/api/shared`, { headers }),
      await fetch(`${server.url}/api/calendar.ics?secret=${calendar.secret}`),
    ]
    expect(opened.map(({ status }) => status)).toEqual([200, 200])
    const sought = [...words, ...dishes, page.secret, calendar.secret]
    const shown = wordsIn(DATA_DIR, sought)
    await server.kill('SIGTERM')
    return { ...family, DATA_DIR, sought, shown, said: said() }
  } finally {
    await server.kill('SIGKILL')
  }
}

let used: ReturnType<typeof useService> | undefined
afterAll(async () => {
  if (used) await rm((await used).DATA_DIR, { recursive: true })
})
const usedOnce = () => {
  used ??= useService()
  return used
}

/** A copy of that folder for one test. */
async function usedData() {
  const { DATA_DIR: from, ...family } = await usedOnce()
  const DATA_DIR = join(await temporaryFolder(), 'data')
  cpSync(from, DATA_DIR, { recursive: true })
  return { ...family, DATA_DIR }
}

/** Why a start with this key does not open a folder. */
async function refusal(folder: string, dataKey?: string): Promise<string> {
  const keysFolder = join(folder, 'keys')
  const now = () => new Date()
  const keyring = openKeyring({
    kind: 'embedded',
    dataKey,
    keysFolder,
    dataFolder: folder,
    now,
    say: () => {},
  })
  const opened = async () => {
    const { db, close } = await openEmbeddedDatabase(folder, keyring.prepare)
    await keyring.open(db).finally(close)
    return 'opened'
  }
  return opened().catch((error: Error) => `${error.name}: ${error.message}`)
}

const keysIn = (folder: string) => readdir(join(folder, 'keys', 'households'))

describe('a data folder', () => {
  it('shows nothing of a family, and opens under its own key alone', async () => {
    const { DATA_DIR, sought, shown, said } = await usedData()
    expect(shown).toEqual([])
    expect(wordsIn(DATA_DIR, sought)).toEqual([])
    expect(said).toContain('/api/children')
    expect(said).toContain('/api/calendar.ics')
    expect(sought.filter((word) => said.includes(word))).toEqual([])
    const keyFile = join(DATA_DIR, 'keys', 'data.key')
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600)

    const other = randomBytes(32).toString('base64')
    expect(await refusal(DATA_DIR, other)).toBe(
      'StartupError: DATA_KEY is not the key that the data was sealed under: use that one, and where npm run keys:rotate was cut off, run it again.',
    )
    const key = await readFile(keyFile, 'utf8')
    await rm(keyFile)
    expect(await refusal(DATA_DIR)).toMatch(
      /^StartupError: The key of the data is missing: put data\.key back into .+\.$/,
    )
    expect(await readdir(join(DATA_DIR, 'keys'))).toEqual(['embedded-database', 'households'])
    // The setting beats a file, be that another.
    await writeFile(keyFile, other)
    const given = await start({ DATA_DIR, DATA_KEY: key.trim() })
    const login = await clientOf(given.url)('login', { body: parent })
    expect(login.user.name).toBe(parent.name)
  })

  it('whose households’ keys are all gone is refused', async () => {
    const { DATA_DIR } = await usedData()
    await rm(join(DATA_DIR, 'keys', 'households'), { recursive: true })
    expect(await refusal(DATA_DIR)).toMatch(
      /^StartupError: The keys of all 1 households are missing in .+\.$/,
    )
  })
})

describe('what was erased', () => {
  it('opens nowhere any more: not in the folder, nor in a backup that is restored with the keys of today', async () => {
    const { DATA_DIR, childId, planId, token: session } = await usedData()
    const server = await start({ DATA_DIR })
    const call = clientOf(server.url, session)
    const context = await temporaryFolder()
    const file = join(context, 'kept.backup')
    expect((await startBackupCommand('backup', { DATA_DIR }, file).ended).code).toBe(0)
    const [household = ''] = await keysIn(DATA_DIR)
    const keysFile = join(DATA_DIR, 'keys', 'households', household)
    const withChild = (await readFile(keysFile)).length

    await call('deleteChild', { params: { id: childId }, query: { plans: 'keep' } })
    expect((await readFile(keysFile)).length).toBeLessThan(withChild)
    const kept = await call('readPlan', { params: { id: planId } })
    expect([kept.child_name, kept.profile_snapshot]).toEqual([null, null])
    expect(JSON.stringify(kept)).not.toContain(child.name)
    const keysWithout = join(context, 'without-child.keys')
    expect((await startBackupCommand('backup:keys', { DATA_DIR }, keysWithout).ended).code).toBe(0)

    await call('eraseAccount', { body: { current_password: parent.password } })
    expect(await keysIn(DATA_DIR)).toEqual([])
    await server.kill('SIGTERM')
    expect(wordsIn(DATA_DIR, [...words, household.replace('.key', '.part')])).toEqual([])

    // With the keys of a moment when the child was gone and the account was not.
    const key = (await readFile(join(DATA_DIR, 'keys', 'data.key'), 'utf8')).trim()
    const back = { DATA_DIR: join(context, 'back'), DATA_KEY: key }
    const { said } = await startBackupCommand('restore', back, file, keysWithout).ended
    expect(said).toMatch(/Erased since, and not brought back: 0 households, 1 children\.$/)
    const restored = await start(back)
    const { token } = await clientOf(restored.url)('login', { body: parent })
    expect(await clientOf(restored.url, token)('listChildren', {})).toEqual([])
    expect(await clientOf(restored.url, token)('listPlans', {})).toEqual([])

    // With the keys of now there is nothing to bring back.
    const keysOfNow = join(context, 'now.keys')
    const settings = { DATA_KEY: key, DATABASE_URL: undefined, KEYS_DIR: undefined }
    await copyKeys({ ...settings, DATA_DIR }, keysOfNow, new Date())
    const none = { ...settings, DATA_DIR: join(context, 'none') }
    await expect(
      restoreBackup(none, { file, keysFile: keysOfNow }, new Date(), () => {}),
    ).rejects.toThrow(/^None of the keys of this backup are there/)
  })
})

describe('a folder from before data was sealed', () => {
  it('is sealed by a start, and holds none of the open words after it', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'data')
    await mkdir(DATA_DIR, { recursive: true })
    await dataFolderMarker.write(DATA_DIR, true)
    await initialiseDatabase(DATA_DIR, async (engine) => {
      const db = drizzle(engine)
      await migrateDatabase(db, 'DATA_DIR', {}, { level: levelBeforeSealing })
    })
    // Written, changed and deleted before, as a used database is.
    const engine = await PGlite.create(join(DATA_DIR, 'postgres'))
    const db = drizzle(engine)
    const id = '0193e8a0-0000-7000-8000-000000000001'
    await db.execute(sql`insert into households values (${id}, now())`)
    await db.execute(sql`
      insert into users (id, name, email, health_data_agreement_version, health_data_agreed_at, created_at, updated_at)
      values (${id}, ${parent.name}, ${parent.email}, '1', now(), now(), now())`)
    await db.execute(sql`insert into household_members values (${id}, ${id}, 'owner')`)
    for (let round = 0; round < 20; round += 1) {
      await db.execute(sql`
        insert into children (id, household_id, name, age, age_given_on, diagnosis, behavioral_goals, created_at, updated_at)
        values (gen_random_uuid(), ${id}, 'Zebulon', 7, '2026-11-01', 'autism', '["sits through breakfast", "quinoa", "waffles"]', now(), now())`)
      await db.execute(sql`update children set name = 'Zebulon the Second'`)
      if (round < 19) await db.execute(sql`delete from children`)
    }
    await engine.close()
    expect(wordsIn(DATA_DIR)).toEqual(words)
    const server = await start({ DATA_DIR })
    expect(wordsIn(DATA_DIR)).toEqual([])
    await server.kill('SIGTERM')
    expect(wordsIn(DATA_DIR)).toEqual([])
    expect(await keysIn(DATA_DIR)).toEqual([`${id}.key`])
    const again = await start({ DATA_DIR })
    expect((await fetch(`${again.url}/api/readyz`)).status).toBe(200)
  })
})
