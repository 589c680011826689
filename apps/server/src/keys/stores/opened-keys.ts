import type { HouseholdKeys } from '../household-keys.ts'

/** What was erased opens no longer than this, should its row ever come back. */
const cacheMs = 1000
/** Looked through for old ones when there are so many. */
const many = 1000

interface Opened {
  wrapped: Buffer
  keys: HouseholdKeys
  untilMs: number
}

/** Keys that were unwrapped within the last second, by the very bytes that they were wrapped in. */
export function openedKeys(nowMs: () => number = () => performance.now()) {
  const opened = new Map<string, Opened>()
  return {
    /** Null where other bytes, or none, were opened for the household. */
    get: (householdId: string, wrapped: Uint8Array): HouseholdKeys | null => {
      const one = opened.get(householdId)
      return one && one.untilMs > nowMs() && one.wrapped.equals(wrapped) ? one.keys : null
    },
    keep: (wrapped: Uint8Array, keys: HouseholdKeys): void => {
      if (opened.size >= many) {
        for (const [id, { untilMs }] of opened) if (untilMs <= nowMs()) opened.delete(id)
      }
      const untilMs = nowMs() + cacheMs
      opened.set(keys.householdId, { wrapped: Buffer.from(wrapped), keys, untilMs })
    },
    forget: (householdId: string): void => {
      opened.delete(householdId)
    },
  }
}
