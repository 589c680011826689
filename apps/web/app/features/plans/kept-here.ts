import type { Session } from '@brightplate/contract/auth'
import { type BrowserStorage, lastingStorage } from '../../api/browser-storage.ts'
import { session } from '../../api/session.ts'
import { userStorage } from '../../api/user-storage.ts'

/** What a device keeps for whoever is logged in; nothing once nobody is, however late an answer comes. */
export const keptFor = (storage: BrowserStorage | null, begun: Session | null) =>
  userStorage(begun ? storage : null, begun?.user.id ?? '')

export const keptHere = () => keptFor(lastingStorage, session.get())
