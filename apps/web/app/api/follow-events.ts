import { readServerEvents } from '@brightplate/contract/api/server-events'
import { followAgain } from './follow-again.ts'
import { session } from './session/session.ts'

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface FollowedEvents<Shape> {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
  onOpen?: () => void
  onEvent: (event: Shape) => void
}

/** Tells each event of a stream, which is opened again as long as somebody is signed in, until `signal` aborts. */
export async function followEvents<Shape>(
  { open, onOpen, onEvent }: FollowedEvents<Shape>,
  signal: AbortSignal,
): Promise<void> {
  await followAgain({
    follow: async () => {
      const body = await open(signal)
      onOpen?.()
      for await (const event of readServerEvents<Shape>(body)) onEvent(event)
    },
    isWanted: () => !signal.aborted && session.get() !== null,
    pause: (ms) => pause(ms, signal),
    nowMs: Date.now,
  })
}
