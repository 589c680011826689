import { ApiError } from '@brightplate/contract/api/api-client'
import { limits } from '@brightplate/contract/limits'
import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, openStream } from '../../../../api/api.ts'
import { followEvents } from '../../../../api/follow-events.ts'
import { type CachedMarks, cachedMarks } from './cached-marks.ts'
import { mergeMarks, notSent, placeOf } from './merge-marks.ts'

const isNotReached = (error: unknown) =>
  error instanceof ApiError && (error.status === null || error.status >= 500)

const isSame = (one: CachedMarks, other: CachedMarks) =>
  JSON.stringify(one) === JSON.stringify(other)

export type MarkChange = Pick<ShoppingMark, 'line' | 'state'> & Partial<ShoppingMark>

/**
 * What the household marked on a plan's list: kept on this device at once, sent when the server can be
 * reached, and told to the other devices as it changes. The later of two marks of a line stays.
 */
export function useShoppingMarks(userId: string, planId: string) {
  const [stored, setStored] = useState<CachedMarks>(() => cachedMarks(userId, planId).read())
  const [refused, setRefused] = useState(false)
  const sending = useRef(false)

  /** All tabs write into the same place, so each change begins with what is there. */
  const change = useCallback(
    (next: (now: CachedMarks) => CachedMarks) => {
      const store = cachedMarks(userId, planId)
      const changed = next(store.read())
      store.write(changed)
      // Each stream begins with what is known already: nothing is drawn for it.
      setStored((shown) => (isSame(shown, changed) ? shown : changed))
      return changed
    },
    [userId, planId],
  )

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (;;) {
        const sent = cachedMarks(userId, planId).read().queue.slice(0, limits.shoppingMarksAtOnce)
        if (sent.length === 0) break
        const known = await api('changeShoppingMarks', {
          params: { id: planId },
          body: { marks: sent },
        })
        setRefused(false)
        change((now) => ({
          known: mergeMarks(now.known, known),
          queue: notSent(now.queue, sent),
        }))
      }
    } catch (error) {
      if (!isNotReached(error)) setRefused(true)
    } finally {
      sending.current = false
    }
  }, [userId, planId, change])

  useEffect(() => {
    const readAgain = () => setStored(cachedMarks(userId, planId).read())
    addEventListener('storage', readAgain)
    return () => removeEventListener('storage', readAgain)
  }, [userId, planId])

  useEffect(() => {
    const left = new AbortController()
    void followEvents<ShoppingMark[]>(
      {
        open: (signal) => openStream('followShoppingMarks', { params: { id: planId }, signal }),
        onOpen: () => void send(),
        // It may have been written before the answer to what was sent here: the service forgets no mark, so none is taken back.
        onEvent: (sent) =>
          void change(({ known, queue }) => ({ known: mergeMarks(known, sent), queue })),
      },
      left.signal,
    )
    const sendNow = () => void send()
    addEventListener('online', sendNow)
    return () => {
      left.abort()
      removeEventListener('online', sendNow)
    }
  }, [planId, send, change])

  const marks = mergeMarks(stored.known, stored.queue)
  const byPlace = new Map(marks.map((mark) => [placeOf(mark), mark]))
  return {
    marks,
    /** How many changes wait for the connection. */
    waiting: stored.queue.length,
    /** The server would not take a change. */
    refused,
    stateOf: (line: string, lasting = false) =>
      byPlace.get(placeOf({ line, lasting }))?.state ?? 'open',
    mark: (changes: readonly MarkChange[]) => {
      const now = Date.now()
      change(({ known, queue }) => {
        const made = changes.map((one): ShoppingMark => {
          const mark = { lasting: false, ...one }
          const before = byPlace.get(placeOf(mark))?.changed_at
          // A clock behind the server's must not lose to what it changes.
          const at = Math.max(now, before ? Date.parse(before) + 1 : 0)
          return { ...mark, changed_at: new Date(at).toISOString() }
        })
        return { known, queue: mergeMarks(queue, made) }
      })
      void send()
    },
  }
}
