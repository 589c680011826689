import type { Session } from '@brightplate/contract/account/auth'
import { keepDeviceToken } from '../../api/session/known-device.ts'
import { session } from '../../api/session/session.ts'
import { lastingStorage, tabStorage } from '../../api/storage/browser-storage.ts'
import { wipeUserStorage } from '../../api/storage/user-storage.ts'

/** Logs in on this device; what another user left on it goes. */
export function beginSession(begun: Session): void {
  for (const storage of [lastingStorage, tabStorage]) wipeUserStorage(storage, begun.user.id)
  keepDeviceToken(lastingStorage, begun.device_token)
  session.start({ token: begun.token, user: begun.user })
}
