import {
  type ApiClientOptions,
  createApiClient,
  createStreamClient,
} from '@brightplate/contract/api/api-client'
import * as words from '#words/api'
import { language } from '#words/language'
import { toast } from '../ui/toasts/toast.tsx'
import { languageOfCalls } from './language-of-calls.ts'
import { rememberReturnPath } from './session/return-path.ts'
import { session } from './session/session.ts'
import { tabStorage } from './storage/browser-storage.ts'

/** Ends the session whose token was refused; a newer one stays. */
function expireSession(token: string | null): void {
  if (token === null || session.get()?.token !== token) return
  rememberReturnPath(tabStorage, `${location.pathname}${location.search}`)
  session.end()
  toast.error(words.logInAgain)
}

const options: ApiClientOptions = {
  fetch: (...request) => fetch(...request),
  token: () => session.get()?.token ?? null,
  onUnauthenticated: expireSession,
  language: languageOfCalls(language, navigator.languages),
}

export const api = createApiClient(options)

export const openStream = createStreamClient(options)
