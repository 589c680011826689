import type { BrowserStorage } from './browser-storage.ts'

/** A storage for tests. */
export function memoryStorage(entries: Record<string, string> = {}): BrowserStorage {
  const items = new Map(Object.entries(entries))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
