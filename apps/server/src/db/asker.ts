import { AsyncLocalStorage } from 'node:async_hooks'

interface Asker {
  /** An account; before it is known whose, what a request carries of a session; all strangers share one. */
  name: string
}

const ofRequest = new AsyncLocalStorage<Asker>()

/** Does a request's work for whoever carries that; null for a stranger. */
export const runForAsker = (carried: string | null, work: () => void): void =>
  ofRequest.run({ name: carried ?? 'stranger' }, work)

/** Says for which account the request that is under way is. */
export function nameAsker(userId: string): void {
  const asker = ofRequest.getStore()
  if (asker) asker.name = userId
}

/** For whom the database works just now; the service itself is one asker among the others. */
export const currentAsker = (): string => ofRequest.getStore()?.name ?? 'service'
