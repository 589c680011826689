import { limits } from '@brightplate/contract/limits'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'
import * as words from '#words/ui/toasts'
import { announce } from '../page/announce.tsx'

/** Where its code cannot be fetched a message is lost, but never the page. */
const SonnerArea = lazy(() => import('./sonner-area.tsx').catch(() => ({ default: () => null })))

const listeners = new Set<() => void>()
let wanted = false

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the code of messages, so that they also show when the line breaks later. */
export function prepareToasts(): void {
  if (wanted) return
  wanted = true
  for (const listener of listeners) listener()
}

async function show(
  kind: 'success' | 'error',
  text: string,
  options: ExternalToast = {},
): Promise<void> {
  prepareToasts()
  const sonner = await import('sonner').catch(() => null)
  sonner?.toast[kind](text, options)
}

interface UndoableOptions {
  /** To screen readers; the text where absent. */
  said?: string
  /** A later message with it stands in place of the one before. */
  id?: string
}

/** The one way to show a passing message. Its code loads with the first one. */
export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
  /** Stands for ten seconds with a button that takes the act back; longer under the pointer or the focus. */
  undoable: (text: string, onUndo: () => void, { said = text, id }: UndoableOptions = {}) => {
    announce(words.howToUndo({ said }))
    void show('success', text, {
      ...(id === undefined ? {} : { id }),
      duration: limits.undoSeconds * 1000,
      action: { label: words.undo, onClick: onUndo },
    })
  },
}

export function ToastArea() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  return <Suspense>{shown && <SonnerArea />}</Suspense>
}
