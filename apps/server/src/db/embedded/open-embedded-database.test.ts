import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { startServerProcess } from '../../testing/processes/start-server-process.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { households } from '../tables/household/households.ts'
import { openEmbeddedDatabase } from './open-embedded-database.ts'

let original = ''

beforeAll(async () => {
  original = await mkdtemp(join(tmpdir(), 'brightplate-used-'))
  cpSync(inject('embeddedTemplate').dataFolder, original, { recursive: true })
  const { db, close } = await openEmbeddedDatabase(original)
  await db.insert(households).values({ householdId: crypto.randomUUID(), createdAt: new Date() })
  await close()
  return () => rm(original, { recursive: true })
})

/** A data folder that was used, holding one household. */
async function usedFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), 'data')
  cpSync(original, folder, { recursive: true })
  return folder
}

async function householdsIn(folder: string): Promise<number | undefined> {
  const { db, close } = await openEmbeddedDatabase(folder)
  onTestFinished(close)
  const [row] = await db.select({ households: count() }).from(households)
  return row?.households
}

/** Each file with when it was last written, which costs a tenth of reading 50 MB. */
function contents(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile()) return [path, '']
      const { size, ino, mtimeNs } = statSync(path, { bigint: true })
      return [path, `${size} ${ino} ${mtimeNs}`]
    }),
  )
}

async function refusal(folder: string): Promise<string> {
  return openEmbeddedDatabase(folder).then(
    async ({ close }) => {
      await close()
      return 'opened'
    },
    (error: Error) => `${error.name}: ${error.message}`,
  )
}

const firstOf = async (folder: string, pattern: RegExp) =>
  join(folder, (await readdir(folder)).filter((name) => pattern.test(name)).sort()[0] ?? 'none')

const inDatabase = (name: string) => (folder: string) => join(folder, 'postgres', name)
const remove = (name: string) => (folder: string) =>
  rm(inDatabase(name)(folder), { recursive: true })
const segment = (folder: string) => firstOf(join(folder, 'postgres/pg_wal'), /^[0-9A-F]{24}$/)

const damages: Record<string, (folder: string) => Promise<unknown>> = {
  'no PG_VERSION': remove('PG_VERSION'),
  'an empty PG_VERSION': (folder) => truncate(inDatabase('PG_VERSION')(folder)),
  'a garbled PG_VERSION': (folder) => writeFile(inDatabase('PG_VERSION')(folder), 'garbage'),
  'a PG_VERSION of an older engine': (folder) => writeFile(inDatabase('PG_VERSION')(folder), '9\n'),
  'no database at all': remove(''),
  'a file in place of the database': async (folder) => {
    await remove('')(folder)
    await writeFile(inDatabase('')(folder).slice(0, -1), 'garbage')
  },
  'an empty folder in place of the database': async (folder) => {
    await remove('')(folder)
    await mkdir(inDatabase('')(folder))
  },
  'no pg_control': remove('global/pg_control'),
  'a pg_control that is cut off': (folder) =>
    truncate(inDatabase('global/pg_control')(folder), 100),
  'a garbled pg_control': (folder) =>
    writeFile(inDatabase('global/pg_control')(folder), Buffer.alloc(8192, 7)),
  'no pg_wal': remove('pg_wal'),
  'a file of pg_wal that is cut off': async (folder) => truncate(await segment(folder), 1000),
  'a garbled file of pg_wal': async (folder) =>
    writeFile(await segment(folder), Buffer.alloc(16 * 1024 * 1024, 7)),
  'no base': remove('base'),
  'a missing file of a catalogue': remove('base/5/1259'),
  'a garbled file of a catalogue': (folder) =>
    writeFile(inDatabase('base/5/1259')(folder), Buffer.alloc(81_920, 7)),
  'a missing file of a table of ours': async (folder) => {
    const base = join(folder, 'postgres/base/5')
    await rm(await firstOf(base, /^1[6-9]\d{3}$/))
  },
  'no pg_xact': remove('pg_xact'),
  'no pg_notify': remove('pg_notify'),
  'no postgresql.conf': remove('postgresql.conf'),
}

/** These are seen only once the engine runs, which marks the folder as in use. */
const foundWhenOpen = [
  'a missing file of a catalogue',
  'a garbled file of a catalogue',
  'a missing file of a table of ours',
]

describe('a data folder that is damaged', () => {
  it.each(Object.entries(damages))('with %s is refused and loses nothing', async (name, damage) => {
    const folder = await usedFolder()
    await damage(folder)
    const before = contents(folder)
    expect(await refusal(folder)).toMatch(
      /^StartupError: DATA_DIR \(.+\) is damaged \([^\n]+\): restore the folder from a backup, or set DATA_DIR to a new folder\.$/,
    )
    const after = contents(folder)
    if (!foundWhenOpen.includes(name)) expect(after).toEqual(before)
    const data = (name: string) => !/pg_internal\.init$/.test(name)
    expect([...after.keys()].filter(data)).toEqual(
      expect.arrayContaining([...before.keys()].filter(data)),
    )
  })

  it('by the loss of its marker is refused and stays as it is', async () => {
    const folder = await usedFolder()
    await rm(join(folder, 'brightplate.json'))
    const before = contents(folder)
    expect(await refusal(folder)).toMatch(
      /^StartupError: DATA_DIR \(.+\) holds a database but has lost its brightplate\.json: /,
    )
    expect(contents(folder)).toEqual(before)
  })

  it('by a marker that is cut off is refused and stays as it is', async () => {
    const folder = await usedFolder()
    await truncate(join(folder, 'brightplate.json'), 10)
    const before = contents(folder)
    expect(await refusal(folder)).toMatch(/ has a damaged brightplate\.json: /)
    expect(contents(folder)).toEqual(before)
  })

  it('may be put right by what it lacked', async () => {
    const folder = await usedFolder()
    const version = join(folder, 'postgres/PG_VERSION')
    await rename(version, `${version}.away`)
    expect(await refusal(folder)).toContain('(PG_VERSION is missing)')
    await rename(`${version}.away`, version)
    expect(await householdsIn(folder)).toBe(1)
  })
})

describe('a first start that was cut off', () => {
  const marker = (folder: string) => join(folder, 'brightplate.json')
  const initialising = JSON.stringify({ product: 'brightplate', layout: 1, initialising: true })

  it('before the marker was written is begun again', async () => {
    const folder = await temporaryFolder()
    await writeFile(`${marker(folder)}.new`, initialising.slice(0, 9))
    expect(await householdsIn(folder)).toBe(0)
  })

  it('while the database was made is begun again', async () => {
    const folder = await temporaryFolder()
    await writeFile(marker(folder), initialising)
    await mkdir(join(folder, 'postgres.new'))
    await writeFile(join(folder, 'postgres.new/PG_VERSION'), '18\n')
    expect(await householdsIn(folder)).toBe(0)
    expect((await readdir(folder)).sort()).toEqual(['brightplate.json', 'postgres'])
  })

  it('before the marker said that the database is whole goes on with it', async () => {
    const folder = await usedFolder()
    await writeFile(marker(folder), initialising)
    expect(await householdsIn(folder)).toBe(1)
    expect(await readFile(marker(folder), 'utf8')).not.toContain('initialising')
  })

  it('by a kill is begun again, though what initialises lives on for a while', async () => {
    const folder = await temporaryFolder()
    await writeFile(marker(folder), initialising)
    const orphan = join(folder, 'postgres.new-orphan')
    const program = fileURLToPath(new URL('./initialise-process.ts', import.meta.url))
    const initialises = execFile(process.execPath, [program, orphan])
    const ended = new Promise((resolve) => initialises.once('close', resolve))
    await expect.poll(() => existsSync(join(orphan, 'base')), { interval: 2 }).toBe(true)
    expect(await householdsIn(folder)).toBe(0)
    await ended
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres'))).toEqual([
      'postgres',
    ])
  })

  it('by a kill, once and again, is begun again', async () => {
    const folder = await temporaryFolder()
    for (const name of ['brightplate.json', 'postgres.new']) {
      const started = startServerProcess({ DATA_DIR: folder }, async (kill) => {
        await expect
          .poll(async () => (await readdir(folder)).join(), { interval: 2 })
          .toContain(name)
        kill()
      })
      await expect(started).rejects.toThrow('Ended with null')
    }
    expect(await householdsIn(folder)).toBe(0)
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres'))).toEqual([
      'postgres',
    ])
  })
})
