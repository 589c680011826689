import { lazy, Suspense, useSyncExternalStore } from 'react'

const SonnerArea = lazy(() => import('./sonner-area.tsx'))

const listeners = new Set<() => void>()
let wanted = false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function show(kind: 'success' | 'error', text: string): Promise<void> {
  wanted = true
  for (const listener of listeners) listener()
  const sonner = await import('sonner')
  sonner.toast[kind](text)
}

/** The one way to show a passing message. Its code loads with the first one. */
export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
}

export function ToastArea() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  return <Suspense>{shown && <SonnerArea />}</Suspense>
}
