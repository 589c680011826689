import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time now, to the minute, while it is looked at. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, minuteMs)
    // A phone that slept has missed its minutes.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
