import { type RefObject, useEffect } from 'react'

/**
 * Hands the focus to the row's title where what has it goes away, such as the button that took its own line out: else
 * whoever uses a keyboard begins at the top of the page again.
 */
export function useKeepFocus(row: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const { current } = row
    if (!current) return
    let last: EventTarget | null = null
    const hold = ({ target }: FocusEvent) => {
      last = target
    }
    // By a tap beside it. What goes away leaves as well, before it is gone.
    const leave = ({ target }: FocusEvent) =>
      setTimeout(() => {
        const isThere = target instanceof Node && target.isConnected
        if (last === target && isThere && document.hasFocus()) last = null
      })
    const watch = new MutationObserver(() => {
      const isGone = last instanceof Node && !last.isConnected
      if (!isGone) return
      last = null
      if (document.activeElement !== document.body) return
      current.querySelector('summary')?.focus({ preventScroll: true })
    })
    current.addEventListener('focusin', hold)
    current.addEventListener('focusout', leave)
    watch.observe(current, { childList: true, subtree: true })
    return () => {
      current.removeEventListener('focusin', hold)
      current.removeEventListener('focusout', leave)
      watch.disconnect()
    }
  }, [row])
}
