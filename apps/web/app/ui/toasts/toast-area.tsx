import { type ComponentType, useSyncExternalStore } from 'react'
import { PlainMessage, type PlainMessageProps } from './plain-message.tsx'

interface Shown {
  /** Where messages are drawn, once its code is here. */
  Area: ComponentType | null
  plain: PlainMessageProps | null
}

const nothing: Shown = { Area: null, plain: null }
const listeners = new Set<() => void>()
let shown = nothing

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(changes: Partial<Shown>): void {
  shown = { ...shown, ...changes }
  for (const listener of listeners) listener()
}

/** The library of messages with their area on the page; null where its code cannot be fetched. */
export async function fetchToasts() {
  try {
    const [sonner, { default: Area }] = await Promise.all([
      import('sonner'),
      import('./sonner-area.tsx'),
    ])
    if (shown.Area !== Area) change({ Area, plain: null })
    return sonner
  } catch {
    return null
  }
}

/** Fetches the code of messages, so that they also show when the line breaks later. */
export const prepareToasts = () => void fetchToasts()

/** What must be said though the code of messages cannot be fetched. It stands until it is closed or answered. */
export const showPlain = (text: string, answer?: PlainMessageProps['answer']): void =>
  change({ plain: { text, answer, onClose: () => change({ plain: null }) } })

export function ToastArea() {
  const { Area, plain } = useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  )
  return (
    <>
      {Area && <Area />}
      {plain && <PlainMessage {...plain} />}
    </>
  )
}
