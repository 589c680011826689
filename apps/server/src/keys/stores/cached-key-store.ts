import type { HouseholdKeys } from '../household-keys.ts'
import type { KeyStore } from './key-store.ts'

/** How long another process may still open what was erased. */
const cacheMs = 1000
/** Looked through for old ones when there are so many. */
const many = 1000

interface CachedKeys {
  keys: HouseholdKeys | null
  untilMs: number
}

/** The same keys, read once a second; what this process changes it knows at once. */
export function cachedKeyStore(
  store: KeyStore,
  nowMs: () => number = () => performance.now(),
): KeyStore {
  const cache = new Map<string, CachedKeys>()
  // What was read while anything was changed is not kept.
  let changes = 0
  const keep = (householdId: string, keys: HouseholdKeys | null) => {
    if (cache.size >= many) {
      for (const [id, { untilMs }] of cache) if (untilMs <= nowMs()) cache.delete(id)
    }
    cache.set(householdId, { keys, untilMs: nowMs() + cacheMs })
  }
  const changing = async <Result>(householdId: string, change: () => Promise<Result>) => {
    const forget = () => {
      changes += 1
      cache.delete(householdId)
    }
    forget()
    try {
      return await change()
    } finally {
      forget()
    }
  }
  const find: KeyStore['find'] = async (db, householdId) => {
    const cached = cache.get(householdId)
    if (cached && cached.untilMs > nowMs()) return cached.keys
    const before = changes
    const keys = await store.find(db, householdId)
    if (changes === before) keep(householdId, keys)
    return keys
  }
  return {
    ...store,
    find,
    findIn: (db, { householdId }) => find(db, householdId),
    create: (db, householdId) => changing(householdId, () => store.create(db, householdId)),
    change: (db, householdId, change) =>
      changing(householdId, () => store.change(db, householdId, change)),
    destroy: (db, householdId) => changing(householdId, () => store.destroy(db, householdId)),
    put: (db, keys) => changing(keys.householdId, () => store.put(db, keys)),
  }
}
