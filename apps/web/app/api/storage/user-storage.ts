import { type BrowserStorage, keepItem } from './browser-storage.ts'

const prefix = 'brightplate.user'

/** What a device keeps for one user: drafts and ticks. Nobody else who logs in here sees it. */
export function userStorage(storage: BrowserStorage | null, userId: string) {
  const fullKey = (key: string) => `${prefix}.${userId}.${key}`
  return {
    read: (key: string) => storage?.getItem(fullKey(key)) ?? null,
    write: (key: string, value: string) => keepItem(storage, fullKey(key), value),
    remove: (key: string) => storage?.removeItem(fullKey(key)),
  }
}

/** Removes what is kept for users, but for `exceptUserId` where given. */
export function wipeUserStorage(storage: BrowserStorage | null, exceptUserId?: string): void {
  if (!storage) return
  const exceptPrefix = exceptUserId === undefined ? null : `${prefix}.${exceptUserId}.`
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key?.startsWith(`${prefix}.`) && !(exceptPrefix && key.startsWith(exceptPrefix)))
      storage.removeItem(key)
  }
}
