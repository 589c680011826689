import type { Session } from '@brightplate/contract/account/auth'
import { session } from '../../../api/session/session.ts'
import { type BrowserStorage, lastingStorage } from '../../../api/storage/browser-storage.ts'
import { userStorage } from '../../../api/storage/user-storage.ts'

/** What a device keeps for whoever is logged in; nothing once nobody is, however late an answer comes. */
export const cachedFor = (storage: BrowserStorage | null, begun: Session | null) =>
  userStorage(begun ? storage : null, begun?.user.id ?? '')

export const cachedHere = () => cachedFor(lastingStorage, session.get())
