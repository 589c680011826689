import { createApiClient } from '@brightplate/contract/api-client'
import { toast } from '../ui/toast.tsx'
import { tabStorage } from './browser-storage.ts'
import { rememberReturnPath } from './return-path.ts'
import { session } from './session.ts'

/** Ends the session whose token was refused; a newer one stays. */
export function expireSession(token: string | null): void {
  if (token === null || session.get()?.token !== token) return
  rememberReturnPath(tabStorage, `${location.pathname}${location.search}`)
  session.end()
  toast.error('Please log in again')
}

const shared = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  token: () => session.get()?.token ?? null,
}

export const api = createApiClient({ ...shared, onUnauthenticated: expireSession })

/** For calls that confirm a password: there a 401 may mean the password and not the session. */
export const passwordApi = createApiClient({ ...shared, onUnauthenticated: () => {} })
