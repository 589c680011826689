import { type BrowserStorage, keepItem } from './browser-storage.ts'

const key = 'brightplate.return-path'

/** Where the parent was going when a login came between. */
export function rememberReturnPath(storage: BrowserStorage | null, path: string): void {
  keepItem(storage, key, path)
}

/** Reads the path once; later logins go to the dashboard again. */
export function takeReturnPath(storage: BrowserStorage | null): string {
  const path = storage?.getItem(key) ?? null
  storage?.removeItem(key)
  return path?.startsWith('/') && !path.startsWith('//') && path !== '/' ? path : '/dashboard'
}
