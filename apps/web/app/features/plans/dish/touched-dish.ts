import type { MouseEvent } from 'react'

const listeners = new Set<() => void>()
let touched: string | null = null

function change(name: string | null): void {
  if (touched === name) return
  touched = name
  for (const listener of listeners) listener()
}

const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
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
  touch(event: MouseEvent, name: string) {
    if (opensHere(event)) change(name)
  },
  forget: () => change(null),
}
