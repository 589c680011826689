import { useEffect, useState } from 'react'

/** Keeps the screen on while it is mounted; false where the browser cannot, or will not. */
export function useAwakeScreen(): boolean {
  const [isAwake, setIsAwake] = useState(true)
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isLeft = false
    // A browser lets go of it whenever the page is hidden.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        if (!('wakeLock' in navigator)) throw new Error('no wake lock here')
        lock = await navigator.wakeLock.request('screen')
        if (isLeft) await lock.release()
        setIsAwake(true)
      } catch {
        setIsAwake(false)
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', ask)
      lock?.release().catch(() => {})
    }
  }, [])
  return isAwake
}
