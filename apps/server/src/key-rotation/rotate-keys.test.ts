import { randomBytes } from 'node:crypto'
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { copyKeys } from '../backups/keys/copy-keys.ts'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts'
import { openServerDatabase } from '../db/server/open-server-database.ts'
import { readEnv } from '../env.ts'
import { keysLocationOf } from '../keys/keys-location-of.ts'
import { newId } from '../new-id.ts'
import { clientOf } from '../testing/client-of.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { processSettings } from '../testing/processes/process-settings.ts'
import { startBackupCommand } from '../testing/processes/run-backup-command.ts'
import { startServerProcess } from '../testing/processes/start-server-process.ts'
import { openKeyring } from './keyring.ts'
import { rotateKeys } from './rotate-keys.ts'

// Starts the service more than once.
vi.setConfig({ testTimeout: 180_000 })

const onServer = process.env.TEST_DATABASE === 'server'
const newKey = () => randomBytes(32).toString('base64')
const cutOff = /^Not all keys in .+ are under one master key, as npm run keys:rotate .+\.\n?$/

/** Opens the data of settings as a start does, and closes it again. */
async function openLocation(settings: Record<string, string>) {
  const { DATABASE_URL, DATA_DIR, DATA_KEY, KEYS_DIR } = readEnv(settings)
  const keyring = openKeyring({
    ...keysLocationOf({ DATABASE_URL, DATA_DIR, KEYS_DIR }),
    dataKey: DATA_KEY,
    now: () => new Date(),
    say: () => {},
  })
  const { db, close } = DATABASE_URL
    ? await openServerDatabase(DATABASE_URL, null, keyring.prepare)
    : await openEmbeddedDatabase(DATA_DIR, keyring.prepare)
  const { keys } = await keyring.open(db).finally(close)
  return { keys, db }
}

describe.runIf(onServer)('the rotation of the master key on a server', () => {
  const parent = { name: 'Kim', email: 'kim@example.com', password: 'correct horse' }

  it('is taken up again where it was killed, and a process that runs meanwhile opens nothing', async () => {
    const settings = await processSettings(`rotation_${process.pid}`)
    const { DATA_DIR = '', DATABASE_URL } = settings
    const KEYS_DIR = join(DATA_DIR, 'shared-keys')
    const env = { ...settings, KEYS_DIR }
    const rotated = { ...env, DATA_KEY: newKey() }
    const running = await startServerProcess(env)
    onTestFinished(async () => {
      await running.kill('SIGKILL')
    })
    const { token } = await clientOf(running.url)('register', { body: parent })
    const call = clientOf(running.url, token)
    await call('createChild', { body: buildChild({ name: 'Robin' }) })
    const epoch = join(KEYS_DIR, 'epoch-1.key')
    const before = await readFile(epoch)
    // As a kill leaves the epoch before, which is to be unlinked.
    const leaveEarlier = () => copyFile(epoch, join(KEYS_DIR, 'epoch-0.key'))
    await leaveEarlier()

    // The last thing that it does waits for this, and is killed meanwhile.
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin')
    await client.query('select from installation for update')
    const rotate = () =>
      startBackupCommand('keys:rotate', { ...env, DATA_KEY_NEW: rotated.DATA_KEY })
    const killed = rotate()
    await expect.poll(async () => (await readFile(epoch)).equals(before)).toBe(false)
    killed.kill()
    expect((await killed.ended).code).toBeNull()
    await client.query('rollback')
    await client.end()

    await expect(call('listChildren', {})).rejects.toMatchObject({ status: 503 })
    for (const one of [env, rotated]) await expect(openLocation(one)).rejects.toThrow(cutOff)
    const copy = copyKeys(readEnv(env), join(DATA_DIR, 'copy.keys'), new Date())
    await expect(copy).rejects.toThrow(cutOff)

    expect(await rotate().ended).toEqual({
      code: 0,
      said: 'Wrapped 1 files of keys under the new master key: set DATA_KEY to it now.',
    })
    expect(await readdir(KEYS_DIR)).toEqual(['epoch-1.key', 'server-database'])
    await expect(call('listChildren', {})).rejects.toMatchObject({ status: 503 })
    await expect(openLocation(env)).rejects.toThrow(
      /^DATA_KEY is not the key that the data was sealed under: /,
    )
    await leaveEarlier()
    const again = await startServerProcess(rotated)
    onTestFinished(async () => {
      await again.kill('SIGKILL')
    })
    expect(await readdir(KEYS_DIR)).toEqual(['epoch-1.key', 'server-database'])
    const children = await clientOf(again.url, token)('listChildren', {})
    expect(children.map(({ name }) => name)).toEqual(['Robin'])
  })
})

describe.runIf(!onServer)('the rotation of the master key of a folder', () => {
  it('is refused a start where it was cut off, and goes on from there', async () => {
    const { DATA_DIR = '' } = await processSettings('')
    const keysFolder = join(DATA_DIR, 'keys')
    const open = () => openLocation({ DATA_DIR })
    const { keys, db } = await open()
    const ids = Array.from({ length: 6 }, () => newId(new Date())).sort()
    const made = await Promise.all(ids.map((id) => keys.create(db, id)))
    // Where a kill would be: a file in the middle that neither key opens.
    const [, , , middle = ''] = ids
    const damaged = join(
      keysFolder,
      'households',
      `${middle.slice(0, -1)}${middle.endsWith('0') ? 1 : 0}.key`,
    )
    await writeFile(damaged, 'x')
    const env = readEnv({ DATA_DIR })
    const keyFile = join(keysFolder, 'data.key')
    const before = (await readFile(keyFile, 'utf8')).trim()
    const held = await openEmbeddedDatabase(DATA_DIR)
    await expect(rotateKeys(env)).rejects.toThrow(/is in use by another Brightplate process/)
    await held.close()
    await expect(rotateKeys(env)).rejects.toThrow(/does not open/)
    await expect(open()).rejects.toThrow(cutOff)
    await rm(damaged)
    expect(await rotateKeys(env)).toBe(ids.length)
    const after = await open()
    for (const { householdId, own } of made) {
      expect((await after.keys.find(after.db, householdId))?.own.equals(own)).toBe(true)
    }
    expect((await readdir(keysFolder)).sort()).toEqual([
      'data.key',
      'embedded-database',
      'households',
    ])
    expect(await readFile(keyFile, 'utf8')).not.toContain(before)
    await expect(openLocation({ DATA_DIR, DATA_KEY: before })).rejects.toThrow(
      /^DATA_KEY is not the key/,
    )
  })

  it('changes nothing where a key was mistyped', async () => {
    const { DATA_DIR = '', ...given } = await processSettings('')
    const open = () => openLocation({ DATA_DIR, ...given })
    await open()
    const mistyped = readEnv({ DATA_DIR, DATA_KEY: newKey(), DATA_KEY_NEW: newKey() })
    await expect(rotateKeys(mistyped)).rejects.toThrow(/does not open/)
    await open()
  })
})
