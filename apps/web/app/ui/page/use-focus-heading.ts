import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation the keyboard and the screen reader start at the new page's heading. */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname && !hash) return
    shown.current = pathname
    const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector('h1')
    target?.focus({ preventScroll: !hash })
  }, [pathname, hash])
}
