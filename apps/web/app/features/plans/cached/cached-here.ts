import type { Session } from '@brightplate/contract/account/auth'
import { session } from '../../../api/session/session.ts'
import { type BrowserStorage, lastingStorage } from '../../../api/storage/browser-storage.ts'
import { userStorage } from '../../../api/storage/user-storage.ts'
import { isOpenedInNamedLanguage } from '../../languages/language-of-address.ts'

/** What a device keeps for whoever is logged in; nothing once nobody is, however late an answer comes. */
export const cachedFor = (storage: BrowserStorage | null, begun: Session | null) =>
  userStorage(begun ? storage : null, begun?.user.id ?? '')

/** Of a page in another language than the account's the device keeps no copy, and reads none. */
export const cachedHere = () =>
  cachedFor(isOpenedInNamedLanguage ? null : lastingStorage, session.get())
