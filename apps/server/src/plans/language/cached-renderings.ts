import type { KeyObject } from 'node:crypto'
import { seal, unseal } from '../../keys/envelope.ts'

/** Some twenty plans of two weeks. */
const mostBytes = 8 * 1024 * 1024

/** What a rendering is of: another revision is another one. Rules and words are those of this process. */
type RenderingKey = readonly [planId: string, revision: string, language: string]

const context = (of: RenderingKey) => ['rendering', ...of]

/**
 * Renderings of plans, kept in memory and sealed as the plans are: without the plan's key nothing opens one, and a new
 * start, which may bring other words, has none. The one that was read longest ago goes first.
 */
export function cachedRenderings(most = mostBytes) {
  const cache = new Map<string, Buffer>()
  let bytes = 0
  const drop = (name: string) => {
    const sealed = cache.get(name)
    if (!sealed) return
    bytes -= sealed.length
    cache.delete(name)
  }
  return {
    /** Its text; null where none is kept. Throws a `SealError` for another key. */
    read(key: KeyObject, of: RenderingKey): string | null {
      const name = of.join(' ')
      const sealed = cache.get(name)
      if (!sealed) return null
      cache.delete(name)
      cache.set(name, sealed)
      return unseal(key, context(of), sealed).toString()
    },
    keep(key: KeyObject, of: RenderingKey, text: string): void {
      const name = of.join(' ')
      drop(name)
      const sealed = seal(key, context(of), Buffer.from(text))
      cache.set(name, sealed)
      bytes += sealed.length
      for (const [oldest] of cache) {
        if (bytes <= most) break
        drop(oldest)
      }
    },
  }
}
