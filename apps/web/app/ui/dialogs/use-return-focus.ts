import { useRef } from 'react'

/** Gives the focus back to what opened a dialog that has no trigger of its own. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
