import { useSyncExternalStore } from 'react'

interface Announcements {
  polite: string
  assertive: string
}

const nothing: Announcements = { polite: '', assertive: '' }
const listeners = new Set<() => void>()
let current = nothing

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says a success politely or an error at once to those who cannot see it. */
export function announce(text: string, manner: keyof Announcements = 'polite'): void {
  // The same sentence twice is only read again when the text differs.
  const announcement = current[manner] === text ? `${text}\u00a0` : text
  current = { ...current, [manner]: announcement }
  for (const listener of listeners) listener()
}

export function LiveRegions() {
  const { polite, assertive } = useSyncExternalStore(
    subscribe,
    () => current,
    () => nothing,
  )
  return (
    <div className="sr-only">
      <div aria-live="polite">{polite}</div>
      <div aria-live="assertive">{assertive}</div>
    </div>
  )
}
