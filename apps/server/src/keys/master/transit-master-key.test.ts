import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isUnavailable } from '../../db/is-unavailable.ts'
import { startTransitServer } from '../../testing/start-transit-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { SealError } from '../envelope.ts'
import { localMasterKey } from './master-key.ts'
import { transitMasterKey } from './transit-master-key.ts'

const secret = randomBytes(32)

async function start() {
  const server = await startTransitServer()
  const tokenFile = join(await temporaryFolder(), 'token')
  await writeFile(tokenFile, `${server.token}\n`)
  let nowMs = 0
  const service = { url: server.url, key: server.key, tokenFile }
  return {
    server,
    tokenFile,
    open: () => transitMasterKey(service, () => nowMs),
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('a master key that a service holds', () => {
  it('wraps a key, which it opens again, in another process as well', async () => {
    const { open } = await start()
    const wrapped = await open().wrap('epoch 3', secret)
    expect(wrapped.includes(secret)).toBe(false)
    expect(await open().unwrap('epoch 3', wrapped)).toEqual(secret)
  })

  it('opens it under that name alone, and nothing that it did not wrap', async () => {
    const { open } = await start()
    const wrapped = await open().wrap('epoch 3', secret)
    await expect(open().unwrap('epoch 4', wrapped)).rejects.toThrow(SealError)
    const changed = Buffer.from(wrapped)
    changed.write('AAAA', 20)
    await expect(open().unwrap('epoch 3', changed)).rejects.toThrow(SealError)
    const local = await localMasterKey(randomBytes(32)).wrap('epoch 3', secret)
    await expect(open().unwrap('epoch 3', local)).rejects.toThrow(SealError)
  })

  it('asks once a minute for what it has opened', async () => {
    const { open, server, pass } = await start()
    const master = open()
    const wrapped = await master.wrap('epoch 3', secret)
    for (let read = 0; read < 5; read += 1) await master.unwrap('epoch 3', wrapped)
    expect(server.calls()).toBe(2)
    pass(60_001)
    await master.unwrap('epoch 3', wrapped)
    expect(server.calls()).toBe(3)
  })

  it('reads its token again with each call', async () => {
    const { open, tokenFile, server } = await start()
    await writeFile(tokenFile, 'another')
    await expect(open().wrap('epoch 3', secret)).rejects.toThrow(/status 403/)
    await writeFile(tokenFile, server.token)
    expect(await open().wrap('epoch 3', secret)).toBeInstanceOf(Buffer)
  })
})

describe('a key service that misbehaves', () => {
  it.each(['500', 'cut'] as const)('is asked again after “%s”', async (manner) => {
    const { open, server } = await start()
    const wrapped = await open().wrap('epoch 3', secret)
    server.answer(manner, 2)
    expect(await open().unwrap('epoch 3', wrapped)).toEqual(secret)
  })

  it.each(['silent', '500', '403', 'cut', 'garbage', 'endless', 'redirect'] as const)(
    'that is “%s” is not there just now: nobody’s key is taken for another one',
    async (manner) => {
      const { open, server } = await start()
      const wrapped = await open().wrap('epoch 3', secret)
      server.answer(manner)
      const refused: unknown = await open()
        .unwrap('epoch 3', wrapped)
        .catch((error: unknown) => error)
      expect(refused).not.toBeInstanceOf(SealError)
      expect([refused, isUnavailable(refused)]).toEqual([expect.any(Error), true])
      expect(String(refused)).not.toContain(server.token)
      const unwrapped: unknown = await open()
        .wrap('epoch 3', secret)
        .catch((error: unknown) => error)
      expect(isUnavailable(unwrapped)).toBe(true)
    },
  )

  it('that answers with the text of another opens nothing', async () => {
    const { open, server } = await start()
    const wrapped = await open().wrap('epoch 3', secret)
    server.answer('other plaintext')
    await expect(open().unwrap('epoch 3', wrapped)).rejects.toThrow(SealError)
  })
})
