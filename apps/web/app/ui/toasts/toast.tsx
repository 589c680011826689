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

/** As narrow as a phone, where a message lies over what may be touched next. */
const phone = '(max-width: 39.99rem)'
const passing = new Set<string | number>()

/** On a phone a message that holds nothing to press goes with the next touch beside it. */
function goWithNextTouch(dismiss: (id: string | number) => void, id: string | number): void {
  if (passing.size === 0) {
    addEventListener(
      'pointerdown',
      function leave({ target }) {
        if (target instanceof Element && target.closest('[data-sonner-toast]')) return
        removeEventListener('pointerdown', leave, { capture: true })
        if (matchMedia(phone).matches) for (const one of passing) dismiss(one)
        passing.clear()
      },
      { capture: true },
    )
  }
  passing.add(id)
}

async function show(
  kind: 'success' | 'error',
  text: string,
  options: ExternalToast = {},
): Promise<void> {
  prepareToasts()
  const sonner = await import('sonner').catch(() => null)
  if (!sonner) return
  const id = sonner.toast[kind](text, options)
  if (kind === 'success' && !options.action) goWithNextTouch(sonner.toast.dismiss, id)
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
