import pLimit from 'p-limit'
import { AppError } from '../../errors.ts'
import { hashPassword, isOutdated, isPasswordOf } from './scrypt-password.ts'

/** Who waits: a stranger's login may fill only half of the queue, so that others still get in. */
export type Waiter = 'stranger' | 'known'

/** Passwords are hashed off the event loop, a few at a time. Both throw `overloaded`. */
export interface PasswordHasher {
  hash: (password: string, waiter: Waiter) => Promise<string>
  verify: (hash: string, password: string, waiter: Waiter) => Promise<boolean>
  /** Whether a hash is to be made anew when its password is at hand. */
  isOutdated: (hash: string) => boolean
}

/** What makes the hashes themselves. */
export interface PasswordLibrary {
  hash: (password: string) => Promise<string>
  verify: (hash: string, password: string) => Promise<boolean>
  isOutdated: (hash: string) => boolean
}

// scrypt takes a thread of Node's four, 128 MB and about a third of a second.
const atWork = 2
const mostWaiting: Record<Waiter, number> = { stranger: 40, known: 80 }
const retryAfter = 5

/** Lets a few pieces of work run at once and some wait; any more is refused. */
export function openPasswordHasher(
  library: PasswordLibrary = { hash: hashPassword, verify: isPasswordOf, isOutdated },
): PasswordHasher {
  const limit = pLimit(atWork)
  const queued = <Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atWork + mostWaiting[waiter]) {
      throw new AppError('overloaded', {}, { retryAfter })
    }
    return limit(work)
  }
  return {
    hash: async (password, waiter) => queued(waiter, () => library.hash(password)),
    verify: async (hash, password, waiter) => queued(waiter, () => library.verify(hash, password)),
    isOutdated: library.isOutdated,
  }
}
