import { limits } from '@brightplate/contract/limits'
import type { ExternalToast } from 'sonner'
import * as words from '#words/ui/toasts'
import { announce } from '../page/announce.tsx'
import { fetchToasts, showPlain } from './toast-area.tsx'

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

interface ShownOptions extends Pick<ExternalToast, 'id' | 'duration'> {
  answer?: { label: string; onClick: () => void }
}

async function show(
  kind: 'success' | 'error' | 'loading',
  text: string,
  { answer, ...options }: ShownOptions = {},
): Promise<void> {
  const sonner = await fetchToasts()
  if (!sonner) {
    if (kind === 'error') showPlain(text, answer)
    return
  }
  const id = sonner.toast[kind](text, { ...options, ...(answer && { action: answer }) })
  if (kind === 'success' && !answer) goWithNextTouch(sonner.toast.dismiss, id)
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
  /** Stands until something of the same id is said, or dismissed. */
  loading: (text: string, id: string) => void show('loading', text, { id }),
  /** A failure that one tap may mend: it stands until it is closed or answered. */
  failed: (text: string, answer: ShownOptions['answer'], id: string) =>
    void show('error', text, { id, answer, duration: Number.POSITIVE_INFINITY }),
  /** After what was said at this moment is drawn: taken away before, it would be drawn then and stand for good. */
  dismiss: (id: string) =>
    void fetchToasts().then((sonner) => setTimeout(() => sonner?.toast.dismiss(id))),
  /** Stands for ten seconds with a button that takes the act back; longer under the pointer or the focus. */
  undoable: (text: string, onUndo: () => void, { said = text, id }: UndoableOptions = {}) => {
    announce(words.howToUndo({ said }))
    void show('success', text, {
      ...(id === undefined ? {} : { id }),
      duration: limits.undoSeconds * 1000,
      answer: { label: words.undo, onClick: onUndo },
    })
  },
}
