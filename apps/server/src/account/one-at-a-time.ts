import { Readable } from 'node:stream'
import * as words from '#localized/errors'
import { AppError } from '../errors.ts'

/**
 * Streams of which an account has one at a time, as each holds all that is stored of it. Throws `too_many_requests`
 * where another is open; one that is read to its end, or given up, is not.
 */
export function oneAtATime(): (userId: string, pieces: AsyncGenerator<string>) => Readable {
  const open = new Set<string>()
  return (userId, pieces) => {
    if (open.has(userId)) {
      throw new AppError('too_many_requests', { detail: words.dataUnderWay() }, { retryAfter: 10 })
    }
    open.add(userId)
    async function* whole() {
      yield* pieces
      // Released before the reader sees the end and may ask again.
      open.delete(userId)
    }
    const stream = Readable.from(whole())
    stream.once('close', () => open.delete(userId))
    return stream
  }
}
