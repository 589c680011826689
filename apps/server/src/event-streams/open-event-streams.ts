import { Readable } from 'node:stream'
import { limits } from '@brightplate/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { findSession } from '../auth/sessions/find-session.ts'
import { liveSessions } from '../auth/sessions/live-sessions.ts'
import { workPartition } from '../db/work-partition.ts'
import { AppError } from '../errors.ts'
import { noteWrite } from '../replica-reads/note-writes.ts'

/** Where no notification comes through, and when a session expires, a stream ends this late. It sends nothing meanwhile. */
const pollMs = 1000

interface Stream {
  userId: string
  sessionHash: string
  end: () => void
}

export interface EventStreams {
  /**
   * Answers with server-sent events until they end, the client is gone, the service stops or the session that they
   * were asked with ends; `signal` aborts at each of these. Throws `too_many_requests` where the account has as many
   * streams as it may.
   */
  send: (
    request: FastifyRequest,
    reply: FastifyReply,
    events: (signal: AbortSignal) => AsyncIterable<string>,
  ) => FastifyReply
  endAll: () => void
  /** How many are open. */
  open: () => number
}

/** The event streams that this process holds open: every stream is sent from here, and ends with its session. */
export function openEventStreams(
  services: Pick<AppServices, 'db' | 'now' | 'keys' | 'changes' | 'replica'>,
  everyMs = pollMs,
): EventStreams {
  const { db, now, changes } = services
  const open = new Set<Stream>()
  const doubted = new Set<Stream>()
  let looking = false
  let timer: NodeJS.Timeout | undefined

  /** One statement for all that are doubted. */
  const lookAtDoubted = async () => {
    const asked = [...doubted]
    doubted.clear()
    const hashes = [...new Set(asked.map(({ sessionHash }) => sessionHash))]
    const live = await liveSessions(db, now(), hashes)
    for (const stream of asked) if (!live.has(stream.sessionHash)) stream.end()
  }
  const look = async () => {
    if (looking) return
    looking = true
    try {
      // Whichever request opened the first stream, its part of the service has no share in this.
      while (doubted.size > 0) await workPartition.run('event-streams', lookAtDoubted)
    } catch {
      // The next poll asks again; before that an event asks for itself, and fails with its stream.
    } finally {
      looking = false
    }
  }
  const lookAtAll = async () => {
    for (const stream of open) doubted.add(stream)
    await look()
    timer = open.size > 0 ? setTimeout(lookAtAll, everyMs) : undefined
  }

  function hold(stream: Stream): () => void {
    open.add(stream)
    timer ??= setTimeout(lookAtAll, everyMs)
    const unwatch = changes.watch(stream.userId, () => {
      doubted.add(stream)
      setImmediate(look)
    })
    return () => {
      unwatch()
      open.delete(stream)
      doubted.delete(stream)
      if (open.size > 0) return
      clearTimeout(timer)
      timer = undefined
    }
  }

  /** What is sent was read while the session lived: it is asked for after the event, and before the event goes out. */
  async function* whileSignedIn(events: AsyncIterable<string>, sessionHash: string) {
    for await (const event of events) {
      const session = await findSession(services, sessionHash)
      if (!session) return
      // Of what it is told the session asks at once.
      await noteWrite(services, { sessionHash, wroteAt: session.wroteAt })
      yield event
    }
  }

  return {
    send: (request, reply, events) => {
      const { userId, sessionHash } = callerOf(request)
      const ofUser = [...open].filter((stream) => stream.userId === userId)
      if (ofUser.length >= limits.eventStreams) throw new AppError('too_many_requests')
      const ended = new AbortController()
      const release = hold({
        userId,
        sessionHash,
        end: () => {
          ended.abort()
          // Whoever does not read would be sent later what waits for them.
          if (reply.raw.writableNeedDrain) reply.raw.destroy()
        },
      })
      request.raw.once('close', () => ended.abort())
      const { signal } = ended
      const stream = Readable.from(whileSignedIn(events(signal), sessionHash))
      stream.once('close', release)
      return (
        reply
          .header('content-type', 'text/event-stream')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          // Kept open after its stream, it would hold up a stop of the service.
          .header('connection', 'close')
          .send(stream)
      )
    },
    endAll: () => {
      for (const { end } of open) end()
    },
    open: () => open.size,
  }
}
