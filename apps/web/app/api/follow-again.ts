import { ApiError } from '@brightplate/contract/api/api-client'

/** Streams are opened this far apart at least: after one that was cut, and one that ended sooner. */
const retryMs = 5000

interface Following {
  /** Opens a stream and reads it to its end; fails where it was refused or cut. */
  follow: () => Promise<void>
  /** Whether anybody is signed in and still looks. */
  isWanted: () => boolean
  pause: (ms: number) => Promise<void>
  nowMs: () => number
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found'

/**
 * Follows a stream for as long as it is wanted. One that ended is asked for again at once where it has lasted: a session
 * that is over is told so by the answer. What is gone is not asked for again.
 */
export async function followAgain({ follow, isWanted, pause, nowMs }: Following): Promise<void> {
  while (isWanted()) {
    const openedMs = nowMs()
    let waitMs = retryMs
    try {
      await follow()
      waitMs = Math.max(0, openedMs + retryMs - nowMs())
    } catch (error) {
      if (isGone(error)) return
    }
    if (isWanted()) await pause(waitMs)
  }
}
