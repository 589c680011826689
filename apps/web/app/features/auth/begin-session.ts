import type { Session } from '@brightplate/contract/auth'
import { lastingStorage, tabStorage } from '../../api/browser-storage.ts'
import { keepDeviceToken } from '../../api/known-device.ts'
import { session } from '../../api/session.ts'
import { wipeUserStorage } from '../../api/user-storage.ts'

/** Logs in on this device; what another user left on it goes. */
export function beginSession(begun: Session): void {
  for (const storage of [lastingStorage, tabStorage]) wipeUserStorage(storage, begun.user.id)
  keepDeviceToken(lastingStorage, begun.device_token)
  session.start({ token: begun.token, user: begun.user })
}
