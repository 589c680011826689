import type { Session } from '@brightplate/contract/auth'
import { lastingStorage, tabStorage } from '../../api/browser-storage.ts'
import { session } from '../../api/session.ts'
import { wipeUserStorage } from '../../api/user-storage.ts'

/** Logs in on this device; what another user left on it goes. */
export function beginSession(begun: Session): void {
  for (const storage of [lastingStorage, tabStorage]) wipeUserStorage(storage, begun.user.id)
  session.start(begun)
}
