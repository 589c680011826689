import pLimit from 'p-limit'
import { AppError } from '../../errors.ts'
import type { PasswordLibrary } from './password-library.ts'
import { openPasswordThreads } from './password-threads.ts'

/** Who waits: a stranger's login may fill only half of the queue, so that others still get in. */
export type Waiter = 'stranger' | 'known'

/** Passwords are hashed off the event loop, a few at a time. All but the last throw `overloaded`. */
export interface PasswordHasher {
  /** Lets go on who would be taken now: what else a refused login costs can be spared. */
  requireRoom: (waiter: Waiter) => void
  hash: (password: string, waiter: Waiter) => Promise<string>
  verify: (hash: string, password: string, waiter: Waiter) => Promise<boolean>
  /** Whether a hash is to be made again when its password is at hand. */
  isOutdated: (hash: string) => boolean
}

// scrypt takes a thread, 128 MB and about a third of a second.
const atWork = 2
const mostWaiting: Record<Waiter, number> = { stranger: 40, known: 80 }
const retryAfter = 5

/** Lets a few pieces of work run at once and some wait; any more is refused. */
export function openPasswordHasher(
  library: PasswordLibrary = openPasswordThreads(atWork),
): PasswordHasher {
  const limit = pLimit(atWork)
  const requireRoom = (waiter: Waiter) => {
    if (limit.activeCount + limit.pendingCount >= atWork + mostWaiting[waiter]) {
      throw new AppError('overloaded', {}, { retryAfter })
    }
  }
  const queued = <Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result> => {
    requireRoom(waiter)
    return limit(work)
  }
  return {
    requireRoom,
    hash: async (password, waiter) => queued(waiter, () => library.hash(password)),
    verify: async (hash, password, waiter) => queued(waiter, () => library.verify(hash, password)),
    isOutdated: library.isOutdated,
  }
}
