import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isUnavailable } from '../db/is-unavailable.ts'
import { openServerDatabase } from '../db/server/open-server-database.ts'
import { readEnv } from '../env.ts'
import { keysLocationOf } from '../keys/keys-location-of.ts'
import { keyServiceOf } from '../keys/master/key-service-of.ts'
import { newId } from '../new-id.ts'
import { processSettings } from '../testing/processes/process-settings.ts'
import { startTransitServer } from '../testing/start-transit-server.ts'
import { openKeyring } from './keyring.ts'
import { rotateKeys } from './rotate-keys.ts'

async function openKeys(settings: Record<string, string>) {
  const env = readEnv(settings)
  const keyring = openKeyring({
    ...keysLocationOf(env),
    dataKey: env.DATA_KEY,
    keyService: keyServiceOf(env),
    now: () => new Date(),
    say: () => {},
  })
  const { db, close } = await openServerDatabase(env.DATABASE_URL ?? '', null, keyring.prepare)
  const { keys } = await keyring.open(db).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { keys, db, close }
}

async function settingsOf(database: string) {
  const server = await startTransitServer()
  const { DATA_KEY = '', ...place } = await processSettings(`${database}_${process.pid}`)
  const KEY_SERVICE_TOKEN_FILE = join(place.DATA_DIR ?? '', 'token')
  await writeFile(KEY_SERVICE_TOKEN_FILE, server.token)
  const service = {
    KEY_SERVICE_URL: server.url,
    KEY_SERVICE_KEY: server.key,
    KEY_SERVICE_TOKEN_FILE,
  }
  return { server, DATA_KEY, place, service }
}

it('families’ keys move to a key service, and back to a key of one’s own', async () => {
  const { DATA_KEY, place, service } = await settingsOf('key_service')
  const own = await openKeys({ ...place, DATA_KEY })
  const id = newId(new Date())
  await own.keys.create(own.db, id)
  await own.close()

  await expect(openKeys({ ...place, ...service, DATA_KEY })).rejects.toThrow(/are both set/)
  await expect(openKeys({ ...place, ...service })).rejects.toThrow(/is not the key that/)
  expect(await rotateKeys(readEnv({ ...place, ...service, DATA_KEY }))).toBe(1)
  await expect(openKeys({ ...place, DATA_KEY })).rejects.toThrow(/is not the key that/)
  const held = await openKeys({ ...place, ...service })
  expect(await held.keys.find(held.db, id)).not.toBeNull()
  await held.close()

  const DATA_KEY_NEW = randomBytes(32).toString('base64')
  await rotateKeys(readEnv({ ...place, ...service, DATA_KEY_NEW }))
  const back = await openKeys({ ...place, DATA_KEY: DATA_KEY_NEW })
  expect(await back.keys.find(back.db, id)).not.toBeNull()
  await back.close()
})

it('a key service of which nothing is heard refuses a start in a sentence, and a call for a while', async () => {
  const { server, place, service } = await settingsOf('key_service_gone')
  const { keys, db, close } = await openKeys({ ...place, ...service })
  const id = newId(new Date())
  server.answer('500')
  await expect(openKeys({ ...place, ...service })).rejects.toThrow(
    /^The key service cannot be used: status 500\. See that KEY_SERVICE_URL/,
  )
  const refused: unknown = await keys.create(db, id).catch((error: unknown) => error)
  expect(isUnavailable(refused)).toBe(true)
  server.answer('well')
  expect(await keys.create(db, id)).not.toBeNull()
  await close()
})
