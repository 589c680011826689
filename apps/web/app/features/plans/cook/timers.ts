/** A timer that runs, or has rung and waits to be stopped. */
export interface Timer {
  id: string
  label: string
  /** A moment, in milliseconds. */
  endsAt: number
}

const isTimer = (value: unknown): value is Timer =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'label' in value &&
  typeof value.label === 'string' &&
  'endsAt' in value &&
  typeof value.endsAt === 'number'

/** The timers as they were kept; none of what cannot be read. */
export function readTimers(stored: string | null): Timer[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read.filter(isTimer) : []
  } catch {
    return []
  }
}

export const isOver = ({ endsAt }: Timer, now: number): boolean => endsAt <= now

/** "4:05", and "1:02:00" past an hour; "0:00" once it is over. */
export function timeLeft({ endsAt }: Timer, now: number): string {
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
}
