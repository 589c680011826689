import type { PGlite } from '@electric-sql/pglite'
import type { Engine } from './open-engine.ts'

/** The engine, but that every answer waits until what was committed is on the disk. */
export function syncedClient({ pglite, synced }: Engine): PGlite {
  const afterSync = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await synced()
    return given
  }
  const waiting = {
    query: (...given: Parameters<PGlite['query']>) => afterSync(pglite.query(...given)),
    exec: (...given: Parameters<PGlite['exec']>) => afterSync(pglite.exec(...given)),
    transaction: (...given: Parameters<PGlite['transaction']>) =>
      afterSync(pglite.transaction(...given)),
  }
  return new Proxy(pglite, {
    get: (_target, name) => {
      if (name in waiting) return Reflect.get(waiting, name)
      const own: unknown = Reflect.get(pglite, name)
      return typeof own === 'function' ? own.bind(pglite) : own
    },
  })
}
