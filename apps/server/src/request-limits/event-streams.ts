import type { Readable } from 'node:stream'
import { limits } from '@brightplate/contract/limits'
import { AppError } from '../errors.ts'

/** Counts the event streams that this process holds open for an account. */
export function openEventStreams() {
  const open = new Map<string, number>()
  return {
    /** Throws `too_many_requests` where the account has as many as it may. */
    requireRoom: (userId: string): void => {
      if ((open.get(userId) ?? 0) >= limits.eventStreams) throw new AppError('too_many_requests')
    },
    /** Counts a stream until it closes. */
    hold: (userId: string, stream: Readable): Readable => {
      open.set(userId, (open.get(userId) ?? 0) + 1)
      stream.once('close', () => {
        const left = (open.get(userId) ?? 1) - 1
        if (left > 0) open.set(userId, left)
        else open.delete(userId)
      })
      return stream
    },
  }
}
