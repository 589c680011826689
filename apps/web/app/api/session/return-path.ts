import { type BrowserStorage, keepItem } from '../storage/browser-storage.ts'

const key = 'brightplate.return-path'

/** Keeps where the parent was going when a login came between. */
export const rememberReturnPath = (storage: BrowserStorage | null, path: string): void =>
  keepItem(storage, key, path)

export const forgetReturnPath = (storage: BrowserStorage | null): void => storage?.removeItem(key)

export function readReturnPath(storage: BrowserStorage | null): string {
  const path = storage?.getItem(key)
  return path?.startsWith('/') && !path.startsWith('//') && path !== '/' ? path : '/dashboard'
}
