import { describe, expect, it, onTestFinished } from 'vitest'
import { buildChild } from './testing/build-child.ts'
import { clientOf } from './testing/client-of.ts'
import { processSettings } from './testing/process-settings.ts'
import { startServerProcess } from './testing/start-server-process.ts'

const rounds = 3
const writers = 4

/** Writes until the server is gone; every name whose write was answered with success is kept. */
async function writeUntilKilled(
  url: string,
  token: string,
  writer: string,
  acknowledged: Map<string, string>,
): Promise<void> {
  const call = clientOf(url, token)
  for (let write = 0; ; write += 1) {
    try {
      const name = `${writer}-${write}`
      const { id } = await call('createChild', { body: buildChild({ name }) })
      acknowledged.set(id, name)
    } catch {
      return
    }
  }
}

describe('a server that is killed in the middle of its work', () => {
  it('loses nothing that was answered with success', async () => {
    const env = await processSettings('crash')
    const acknowledged = new Map<string, string>()
    let token = ''
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServerProcess(env)
      onTestFinished(async () => {
        await server.kill('SIGKILL')
      })
      if (token === '') {
        const body = { name: 'Kim', email: 'kim@example.com', password: 'correct horse' }
        token = (await clientOf(server.url)('register', { body })).token
      }
      const writing = Array.from({ length: writers }, (_, writer) =>
        writeUntilKilled(server.url, token, `${round}-${writer}`, acknowledged),
      )
      await new Promise((resolve) => setTimeout(resolve, 150 + round * 130))
      await server.kill('SIGKILL')
      await Promise.all(writing)
    }
    expect(acknowledged.size).toBeGreaterThan(rounds * writers)

    const server = await startServerProcess(env)
    onTestFinished(async () => {
      await server.kill('SIGKILL')
    })
    const found = await clientOf(server.url, token)('listChildren', {})
    const names = new Map(found.map(({ id, name }) => [id, name]))
    for (const [id, name] of acknowledged) expect(names.get(id)).toBe(name)
  }, 60_000)
})
