import { type ReactNode, useDeferredValue } from 'react'

/** What stands below the first screen: first drawn in pieces after what is above it, so that no finger waits for all of it. */
export function DrawnAfter({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false)
  return isDrawn && children
}
