import { type BrowserStorage, keepItem } from './browser-storage.ts'

const prefix = 'brightplate.user'
const ours = 'brightplate'

/** What a device keeps for one user: drafts and ticks. Nobody else who logs in here sees it. */
export function userStorage(storage: BrowserStorage | null, userId: string) {
  const fullKey = (key: string) => `${prefix}.${userId}.${key}`
  return {
    read: (key: string) => storage?.getItem(fullKey(key)) ?? null,
    write: (key: string, value: string) => keepItem(storage, fullKey(key), value),
    remove: (key: string) => storage?.removeItem(fullKey(key)),
  }
}

function removeKeys(storage: BrowserStorage | null, goes: (key: string) => boolean): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && goes(key)) storage.removeItem(key)
}

/** Removes what is kept for users, but for `exceptUserId` where given. */
export function wipeUserStorage(storage: BrowserStorage | null, exceptUserId?: string): void {
  const exceptPrefix = exceptUserId === undefined ? null : `${prefix}.${exceptUserId}.`
  removeKeys(
    storage,
    (key) => key.startsWith(`${prefix}.`) && !(exceptPrefix && key.startsWith(exceptPrefix)),
  )
}

/** Removes all that a tab keeps: also a message to us that was not sent, and timers of a dish. */
export const wipeTab = (storage: BrowserStorage | null): void =>
  removeKeys(storage, (key) => key.startsWith(`${ours}.`))
