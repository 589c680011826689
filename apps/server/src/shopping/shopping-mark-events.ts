import type { AppServices } from '../app-services.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { listShoppingMarks } from './list-shopping-marks.ts'

/** A proxy that sees nothing for a minute may close the connection; what was not announced is seen then. */
const heartbeatMs = 15_000

/** A stream ends before long, so that a session that ended reads no more: the browser comes again. */
const lastsMs = 10 * 60_000

/**
 * The marks of a list as server-sent events: as they are now, and at each change in the household. Every
 * event holds all of them, so a browser that reconnects misses nothing.
 */
export async function* shoppingMarkEvents(
  db: AppServices['db'],
  { generationChanges }: Pick<AppServices, 'generationChanges'>,
  keys: HouseholdKeys,
  planId: string,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(lastsMs)])
  const follower = generationChanges.follow(keys.householdId)
  signal.addEventListener('abort', follower.stop)
  let last = ''
  try {
    yield 'retry: 1000\n\n'
    while (!signal.aborted) {
      const event = `event: marks\ndata: ${JSON.stringify(await listShoppingMarks(db, keys, planId))}\n\n`
      yield event === last ? ': waiting\n\n' : event
      last = event
      if (!signal.aborted) await follower.changed(heartbeatMs)
    }
  } finally {
    follower.stop()
  }
}
