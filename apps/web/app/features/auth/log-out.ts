import { api } from '../../api/api.ts'
import { announceLogout } from '../../api/session/follow-logouts.ts'
import { session } from '../../api/session/session.ts'
import { lastingStorage, tabStorage } from '../../api/storage/browser-storage.ts'
import { wipeTab, wipeUserStorage } from '../../api/storage/user-storage.ts'

/** Leaves nothing of the parent on this device. */
export function clearDevice(): void {
  session.end()
  wipeUserStorage(lastingStorage)
  wipeTab(tabStorage)
  // As the service worker names them.
  if ('caches' in window) caches.delete('brightplate-plates').catch(() => {})
  announceLogout()
}

export function logOut(): void {
  // The device forgets the token even when the server cannot be reached.
  api('logout', {}).catch(() => {})
  clearDevice()
}
