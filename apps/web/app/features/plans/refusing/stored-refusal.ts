import { useSyncExternalStore } from 'react'
import { cachedHere } from '../cached/cached-here.ts'
import type { StoredRefusal } from './refusal.ts'

const key = 'refusal'
const listeners = new Set<() => void>()

/** What this app wrote itself, unless someone changed it. */
const isCachedRefusal = (value: unknown): value is StoredRefusal =>
  typeof value === 'object' &&
  value !== null &&
  'planId' in value &&
  ('outcome' in value || 'waiting' in value)

/** As it is written, so that the same is the same. */
const read = (): string | null => cachedHere().read(key)

function parse(text: string | null): StoredRefusal | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isCachedRefusal(stored) ? stored : null
  } catch {
    return null
  }
}

/** Keeps what was refused last on this device until it is dismissed; null dismisses it. */
export function keepRefusal(refusal: StoredRefusal | null): void {
  if (refusal) cachedHere().write(key, JSON.stringify(refusal))
  else cachedHere().remove(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is reported of a plan, if anything is. */
export function useStoredRefusal(planId: string): StoredRefusal | null {
  const text = useSyncExternalStore(subscribe, read, () => null)
  const stored = parse(text)
  return stored?.planId === planId ? stored : null
}
