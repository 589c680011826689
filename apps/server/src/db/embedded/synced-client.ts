import type { PGlite } from '@electric-sql/pglite'
import { currentAsker } from '../asker.ts'
import { fairTurns } from './fair-turns.ts'
import type { Engine } from './open-engine.ts'

/** An engine that could not be opened again is tried again after this. */
const againMs = 1000

type Listening = Parameters<PGlite['listen']>

/**
 * The engine, but that every answer waits until what was committed is on the disk, and that an engine
 * that has stopped is opened again, by `reopen`, for whoever comes next.
 */
export function syncedClient(first: Engine, reopen: () => Promise<Engine>) {
  let engine = first
  let opening: Promise<Engine> | null = null
  let failedAtMs = Number.NEGATIVE_INFINITY
  let failure: unknown = null
  const listening = new Set<Listening>()
  const turn = fairTurns()

  const replaceEngine = async () => {
    try {
      engine.abandon()
      engine = await reopen()
      for (const given of listening) await engine.pglite.listen(...given)
      return engine
    } catch (error) {
      failedAtMs = performance.now()
      failure = Object.assign(new Error('The database engine has stopped'), {
        code: '57P02',
        cause: error,
      })
      throw failure
    } finally {
      opening = null
    }
  }
  const current = async (): Promise<Engine> => {
    if (!engine.hasStopped()) return engine
    if (performance.now() - failedAtMs < againMs) throw failure
    opening ??= replaceEngine()
    return opening
  }
  const answered = async <T>(ask: (engine: Engine) => Promise<T>): Promise<T> => {
    await turn(currentAsker())
    const used = await current()
    const given = await ask(used)
    await used.synced()
    return given
  }
  const own = {
    query: (...given: Parameters<PGlite['query']>) =>
      answered(({ statements }) => statements.query(...given)),
    exec: (...given: Parameters<PGlite['exec']>) => answered(({ pglite }) => pglite.exec(...given)),
    transaction: (...given: Parameters<PGlite['transaction']>) =>
      answered(({ statements }) => statements.transaction(...given)),
    listen: async (...given: Listening) => {
      const stop = await answered(({ pglite }) => pglite.listen(...given))
      listening.add(given)
      return async () => {
        listening.delete(given)
        if (!engine.hasStopped()) await stop().catch(() => {})
      }
    },
  }
  const client = new Proxy(first.pglite, {
    get: (_target, name) => {
      if (name in own) return Reflect.get(own, name)
      const found: unknown = Reflect.get(engine.pglite, name)
      return typeof found === 'function' ? found.bind(engine.pglite) : found
    },
  })
  const close = async () => {
    await opening?.catch(() => {})
    if (engine.hasStopped()) engine.abandon()
    else await engine.pglite.close()
  }
  return { client, close }
}
