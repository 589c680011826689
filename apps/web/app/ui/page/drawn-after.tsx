import { type ReactNode, useDeferredValue } from 'react'

/** What stands below the first screen: drawn in pieces after what is above it, so that no finger waits for all of it. */
export function DrawnAfter({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null)
}
