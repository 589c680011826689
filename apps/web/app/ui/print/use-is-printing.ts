import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is for paper alone is drawn when it is printed: an old phone need not lay it out before. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const set = (next: boolean) => () => flushSync(() => setIsPrinting(next))
    const [begin, end] = [set(true), set(false)]
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
