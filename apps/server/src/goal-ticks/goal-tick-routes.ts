import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { requireChild } from '../children/require-child.ts'
import { endpoint } from '../endpoint.ts'
import { readMaybeOld } from '../replica-reads/read-maybe-old.ts'
import { requireFeature } from '../subscriptions/status/require-feature.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeGoalTick } from './change-goal-tick.ts'
import { listGoalTicks } from './list-goal-ticks.ts'

export function goalTickRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services
  app.route({
    ...endpoint('listGoalTicks'),
    handler: async (request) => {
      const { keys } = callerOf(request)
      return readMaybeOld(services, request, async (from) => {
        const { child } = await requireChild(from, keys, request.params.id)
        return listGoalTicks(from, now(), keys, child.id)
      })
    },
  })

  app.route({
    ...endpoint('changeGoalTick'),
    handler: async (request) => {
      const caller = callerOf(request)
      await requireFeature(db, now(), caller, 'goal-tracking')
      return changeGoalTick(db, now(), caller.keys, request.params.id, request.body)
    },
  })
}
