import { lastingStorage } from '../../api/browser-storage.ts'
import { session } from '../../api/session.ts'
import { userStorage } from '../../api/user-storage.ts'

/** What this device keeps for whoever is logged in. */
export const keptHere = () => userStorage(lastingStorage, session.get()?.user.id ?? '')
