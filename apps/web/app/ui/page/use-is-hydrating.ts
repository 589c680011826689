import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether React takes over what the built page holds, or builds it. False where React draws the page
 * itself, as it does after a mismatch: a script would then be made from text.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
