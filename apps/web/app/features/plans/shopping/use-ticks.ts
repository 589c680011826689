import { useEffect, useState } from 'react'
import { lastingStorage } from '../../../api/storage/browser-storage.ts'
import { userStorage } from '../../../api/storage/user-storage.ts'

function parseTicks(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Which lines of a plan's shopping list are ticked on this device; all tabs agree. */
export function useTicks(userId: string, planId: string) {
  const kept = userStorage(lastingStorage, userId)
  const key = `ticks.${planId}`
  const [ticks, setTicks] = useState(() => parseTicks(kept.read(key)))
  const [cleared, setCleared] = useState<string[]>([])
  useEffect(() => {
    const readAgain = () =>
      setTicks(parseTicks(userStorage(lastingStorage, userId).read(`ticks.${planId}`)))
    addEventListener('storage', readAgain)
    return () => removeEventListener('storage', readAgain)
  }, [userId, planId])
  const change = (next: string[]) => {
    setTicks(next)
    setCleared([])
    kept.write(key, JSON.stringify(next))
  }
  return {
    isTicked: (id: string) => ticks.includes(id),
    toggle: (id: string) =>
      change(ticks.includes(id) ? ticks.filter((one) => one !== id) : [...ticks, id]),
    clear: () => {
      change([])
      setCleared(ticks)
    },
    /** Takes the last clearing back, until something else is ticked. */
    restore: cleared.length > 0 ? () => change(cleared) : null,
  }
}
