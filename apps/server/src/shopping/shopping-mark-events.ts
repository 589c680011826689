import type { AppServices } from '../app-services.ts'
import { householdEvents } from '../event-streams/household-events.ts'
import type { HouseholdKeys } from '../keys/household-keys.ts'
import { hasPlan } from '../plans/stored/has-plan.ts'
import { listShoppingMarks } from './list-shopping-marks.ts'

/** The marks of a list, each time all of them, as server-sent events. Ends with the plan. */
export const shoppingMarkEvents = (
  db: AppServices['db'],
  services: Pick<AppServices, 'changes'>,
  keys: HouseholdKeys,
  planId: string,
  gone: AbortSignal,
): AsyncGenerator<string> =>
  householdEvents(
    services,
    keys.householdId,
    'marks',
    async () => {
      const marks = await listShoppingMarks(db, keys, planId)
      // A plan that was deleted, as with its child, is told no more.
      return (await hasPlan(db, keys.householdId, planId)) ? marks : null
    },
    gone,
  )
