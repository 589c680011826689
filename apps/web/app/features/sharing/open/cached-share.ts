import type { SharedPage } from '@brightplate/contract/sharing/shared-page'
import { type BrowserStorage, keepItem } from '../../../api/storage/browser-storage.ts'

const prefix = 'brightplate.shared'

const keyOf = (secret: string) => `${prefix}.${secret}`

/** What this device keeps of a link: what was last read, and the code, which is asked for once. */
interface CachedShare {
  page: SharedPage
  code: string | null
}

/** What this app wrote itself, unless someone changed it or an older app wrote it. */
const isCachedShare = (value: unknown): value is CachedShare =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'page' in value &&
  typeof value.page === 'object' &&
  value.page !== null &&
  'expires_at' in value.page &&
  typeof value.page.expires_at === 'string' &&
  'allergies' in value.page

function readKey(storage: BrowserStorage | null, key: string): CachedShare | null {
  try {
    const cached: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
    return isCachedShare(cached) ? cached : null
  } catch {
    return null
  }
}

export const isOver = ({ expires_at }: Pick<SharedPage, 'expires_at'>, now: Date): boolean =>
  Date.parse(expires_at) <= now.getTime()

export const keepShare = (
  storage: BrowserStorage | null,
  secret: string,
  share: CachedShare,
): void => keepItem(storage, keyOf(secret), JSON.stringify(share))

export const forgetShare = (storage: BrowserStorage | null, secret: string): void =>
  storage?.removeItem(keyOf(secret))

/** What is kept of a link; nothing of one that has ended. */
export function readCachedShare(
  storage: BrowserStorage | null,
  secret: string,
  now: Date,
): CachedShare | null {
  const cached = readKey(storage, keyOf(secret))
  return cached && !isOver(cached.page, now) ? cached : null
}

/** Removes what is kept of links that have ended, and what cannot be read. */
export function forgetEndedShares(storage: BrowserStorage | null, now: Date): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (!key?.startsWith(`${prefix}.`)) continue
    const cached = readKey(storage, key)
    if (!cached || isOver(cached.page, now)) storage.removeItem(key)
  }
}
