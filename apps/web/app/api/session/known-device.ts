import { type BrowserStorage, keepItem } from '../storage/browser-storage.ts'

const key = 'brightplate.device'

/** What the server gave this device at its last login; it outlives the session and opens nothing. */
export const readDeviceToken = (storage: BrowserStorage | null): string | undefined =>
  storage?.getItem(key) ?? undefined

export function keepDeviceToken(storage: BrowserStorage | null, token: string | undefined): void {
  if (token) keepItem(storage, key, token)
}

export const forgetDevice = (storage: BrowserStorage | null): void => storage?.removeItem(key)
