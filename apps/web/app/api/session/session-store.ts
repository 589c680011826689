import type { Session, User } from '@brightplate/contract/account/auth'
import { type BrowserStorage, keepItem } from '../storage/browser-storage.ts'

export const sessionKey = 'brightplate.session'

interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isUser = (value: unknown): value is User =>
  isRecord(value) && ['id', 'name', 'email'].every((key) => typeof value[key] === 'string')

function parseSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.token !== 'string' || !isUser(value.user)) return null
    return { token: value.token, user: value.user }
  } catch {
    return null
  }
}

/** Who is logged in, kept over reloads and agreed on by all tabs. */
export function createSessionStore(storage: BrowserStorage | null, events: StorageEvents | null) {
  const stored = () => parseSession(storage?.getItem(sessionKey) ?? null)
  const listeners = new Set<() => void>()
  let current = stored()

  const change = (next: Session | null) => {
    current = next
    for (const listener of listeners) listener()
  }
  const start = (session: Session) => {
    keepItem(storage, sessionKey, JSON.stringify(session))
    change(session)
  }

  events?.addEventListener('storage', ({ key }) => {
    if (key === null || key === sessionKey) change(stored())
  })

  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    changeUser(user: User) {
      if (current) start({ ...current, user })
    },
    /** For a token that the server renewed; the earlier one opens nothing. */
    changeToken(token: string) {
      if (current) start({ ...current, token })
    },
    end() {
      storage?.removeItem(sessionKey)
      change(null)
    },
  }
}
