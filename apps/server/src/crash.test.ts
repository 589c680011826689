import { describe, expect, it, onTestFinished } from 'vitest'
import { clientOf } from './testing/client-of.ts'
import { buildChild } from './testing/families/build-child.ts'
import { processSettings } from './testing/processes/process-settings.ts'
import { startServerProcess } from './testing/processes/start-server-process.ts'

const rounds = 2
/** Of a round, before the kill; more are on their way then. */
const writesBeforeKill = 6
const writers = 4

/** Writes until the server is gone, and tells of every write that was answered with success. */
async function writeUntilKilled(
  url: string,
  token: string,
  writer: string,
  acknowledge: (id: string, name: string) => void,
): Promise<void> {
  const call = clientOf(url, token)
  for (let write = 0; ; write += 1) {
    try {
      const name = `${writer}-${write}`
      const { id } = await call('createChild', { body: buildChild({ name }) })
      acknowledge(id, name)
    } catch {
      return
    }
  }
}

describe('a server that is killed in the middle of its work', () => {
  it('loses nothing that was answered with success', async () => {
    const env = await processSettings('crash')
    const acknowledged = new Map<string, string>()
    const tokens: string[] = []
    let writing: Promise<unknown> = Promise.resolve()
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServerProcess(env)
      onTestFinished(async () => {
        await server.kill('SIGKILL')
      })
      // A household may have so many children only.
      const body = { name: 'Kim', email: `kim${round}@example.com`, password: 'correct horse' }
      const { token } = await clientOf(server.url)('register', { body })
      tokens.push(token)
      const wanted = acknowledged.size + writesBeforeKill + round
      await new Promise<void>((enough) => {
        const acknowledge = (id: string, name: string) => {
          acknowledged.set(id, name)
          if (acknowledged.size === wanted) enough()
        }
        writing = Promise.all(
          Array.from({ length: writers }, (_, writer) =>
            writeUntilKilled(server.url, token, `${round}-${writer}`, acknowledge),
          ),
        )
      })
      await server.kill('SIGKILL')
      await writing
    }

    const server = await startServerProcess(env)
    onTestFinished(async () => {
      await server.kill('SIGKILL')
    })
    const names = new Map<string, string>()
    for (const token of tokens) {
      const found = await clientOf(server.url, token)('listChildren', {})
      for (const { id, name } of found) names.set(id, name)
    }
    for (const [id, name] of acknowledged) expect(names.get(id)).toBe(name)
  })
})
