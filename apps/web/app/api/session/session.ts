import { useSyncExternalStore } from 'react'
import { lastingStorage } from '../storage/browser-storage.ts'
import { createSessionStore } from './session-store.ts'

export const session = createSessionStore(
  lastingStorage,
  typeof window === 'undefined' ? null : window,
)

/** The session; null for a visitor, as in prerendered pages. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, () => null)
