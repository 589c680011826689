import type { AppServices } from '../app-services.ts'

/** A proxy that sees nothing for a minute may close the connection; what was not announced is seen then. */
const heartbeatMs = 15_000

/** A stream ends before long: who comes again keeps a session alive, and may find a process that started since. */
const lastsMs = 10 * 60_000

/**
 * Server-sent events of what `read` answers: as it is now, and as it is after each change in the household. Each holds
 * all of it, so a browser that reconnects misses nothing. Ends where it answers null.
 */
export async function* householdEvents(
  { changes }: Pick<AppServices, 'changes'>,
  householdId: string,
  name: string,
  read: () => Promise<object | null>,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(lastsMs)])
  const follower = changes.follow(householdId)
  signal.addEventListener('abort', follower.stop)
  let last = ''
  try {
    yield 'retry: 1000\n\n'
    while (!signal.aborted) {
      const now = await read()
      if (now === null) return
      const event = `event: ${name}\ndata: ${JSON.stringify(now)}\n\n`
      yield event === last ? ': waiting\n\n' : event
      last = event
      if (!signal.aborted) await follower.changed(heartbeatMs)
    }
  } finally {
    follower.stop()
  }
}
