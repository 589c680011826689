export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A browser that blocks site data throws where the storage is named. */
function storageOrNull(read: () => Storage): BrowserStorage | null {
  try {
    return typeof window === 'undefined' ? null : read()
  } catch {
    return null
  }
}

export const lastingStorage = storageOrNull(() => window.localStorage)
export const tabStorage = storageOrNull(() => window.sessionStorage)

/** A full or read-only storage loses a convenience, never the act itself. */
export function keepItem(storage: BrowserStorage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {}
}
