import type { AppServices } from '../app-services.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { hasPlan } from '../plans/has-plan.ts'
import { listShoppingMarks } from './list-shopping-marks.ts'

/** A proxy that sees nothing for a minute may close the connection; what was not announced is seen then. */
const heartbeatMs = 15_000

/** A stream ends before long: who comes again keeps a session alive, and may find a process that started since. */
const lastsMs = 10 * 60_000

/**
 * The marks of a list as server-sent events: as they are now, and at each change in the household. Every
 * event holds all of them, so a browser that reconnects misses nothing. Ends with the plan.
 */
export async function* shoppingMarkEvents(
  db: AppServices['db'],
  { changes }: Pick<AppServices, 'changes'>,
  keys: HouseholdKeys,
  planId: string,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(lastsMs)])
  const follower = changes.follow(keys.householdId)
  signal.addEventListener('abort', follower.stop)
  let last = ''
  try {
    yield 'retry: 1000\n\n'
    while (!signal.aborted) {
      const marks = await listShoppingMarks(db, keys, planId)
      // A plan that was deleted, as with its child, is told no more.
      if (!(await hasPlan(db, keys.householdId, planId))) return
      const event = `event: marks\ndata: ${JSON.stringify(marks)}\n\n`
      yield event === last ? ': waiting\n\n' : event
      last = event
      if (!signal.aborted) await follower.changed(heartbeatMs)
    }
  } finally {
    follower.stop()
  }
}
