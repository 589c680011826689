import { useSyncExternalStore } from 'react'

/** Room for a whole form, or a whole week, beside a list of steps. In rem: with large letters it is a phone again. */
const wide = '(min-width: 64rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
