import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { createSessionStore, sessionKey } from './session-store.ts'

const session = { token: 't1', user: { id: 'u1', name: 'Maria', email: 'maria@example.com' } }

function buildTabs() {
  const storage = memoryStorage()
  const heard: ((event: { key: string | null }) => void)[] = []
  const events = {
    addEventListener: (_: 'storage', listener: (event: { key: string | null }) => void) =>
      void heard.push(listener),
  }
  const open = () => createSessionStore(storage, events)
  const tellTabs = () => {
    for (const listener of heard) listener({ key: sessionKey })
  }
  return { storage, open, tellTabs }
}

describe('the session store', () => {
  it('restores a stored session at the start §4.11', () => {
    const storage = memoryStorage({ [sessionKey]: JSON.stringify(session) })
    expect(createSessionStore(storage, null).get()).toEqual(session)
  })

  it.each(['', 'null', '{', '{"token":1}', '{"token":"t","user":{"id":"u"}}'])(
    'counts what is stored as %j as logged out',
    (stored) => {
      const storage = memoryStorage({ [sessionKey]: stored })
      expect(createSessionStore(storage, null).get()).toBeNull()
    },
  )

  it('keeps a begun session over a reload, and forgets an ended one §3.3 §4.10', () => {
    const { storage, open } = buildTabs()
    const store = open()
    store.start(session)
    expect(open().get()).toEqual(session)
    store.end()
    expect(open().get()).toBeNull()
    expect(storage.length).toBe(0)
  })

  it('makes two tabs agree', () => {
    const { open, tellTabs } = buildTabs()
    const [first, second] = [open(), open()]
    const listener = vi.fn()
    second.subscribe(listener)
    first.start(session)
    tellTabs()
    expect(second.get()).toEqual(session)
    first.end()
    tellTabs()
    expect(second.get()).toBeNull()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('changes the user and keeps the token', () => {
    const { open } = buildTabs()
    const store = open()
    store.start(session)
    store.changeUser({ ...session.user, name: 'Marie' })
    expect(open().get()).toEqual({ token: 't1', user: { ...session.user, name: 'Marie' } })
  })

  it('changes the token and keeps the user', () => {
    const { open } = buildTabs()
    const store = open()
    store.changeToken('of nobody')
    expect(open().get()).toBeNull()
    store.start(session)
    store.changeToken('t2')
    expect(open().get()).toEqual({ ...session, token: 't2' })
  })

  it('works in a browser that blocks storage, until the page goes', () => {
    const store = createSessionStore(null, null)
    store.start(session)
    expect(store.get()).toEqual(session)
  })
})
