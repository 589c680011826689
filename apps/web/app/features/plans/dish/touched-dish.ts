import type { MouseEvent } from 'react'

const listeners = new Set<() => void>()
let touched: string | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

function change(name: string | null): void {
  if (touched === name) return
  touched = name
  for (const listener of listeners) listener()
}

/** Milliseconds. */
const longestWait = 3000

type Tap = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Tap) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

/** The name of the dish whose link was tapped, until the page has its address: the tap is answered before. */
export const touchedDish = {
  get: () => touched,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  touch(event: Tap, name: string) {
    if (!opensHere(event)) return
    change(name)
    // An address that never comes leaves nothing over the page.
    clearTimeout(waiting)
    waiting = setTimeout(touchedDish.forget, longestWait)
  },
  forget: () => change(null),
}
