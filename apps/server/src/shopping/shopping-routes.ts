import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { EventStreams } from '../event-streams/open-event-streams.ts'
import { requirePlan } from '../plans/stored/require-plan.ts'
import { askedLanguage } from '../requests/asked-language.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeShoppingMarks } from './change-shopping-marks.ts'
import { listInLanguage } from './list-in-language.ts'
import { listShoppingMarks } from './list-shopping-marks.ts'
import { readHouseholdList } from './read-household-list.ts'
import { shoppingMarkEvents } from './shopping-mark-events.ts'

export function shoppingRoutes(app: TypedApp, services: AppServices, streams: EventStreams): void {
  const { db, now } = services

  app.route({
    ...endpoint('readHouseholdList'),
    handler: async (request) => {
      const list = await readHouseholdList(db, services, callerOf(request), request.params.id)
      return listInLanguage(askedLanguage(request), list)
    },
  })

  app.route({
    ...endpoint('listShoppingMarks'),
    handler: async (request) => {
      const { keys } = callerOf(request)
      const { plan } = await requirePlan(db, keys, request.params.id)
      return listShoppingMarks(db, keys, plan.id)
    },
  })

  app.route({
    ...endpoint('changeShoppingMarks'),
    handler: async (request) => {
      const { keys } = callerOf(request)
      const { plan } = await requirePlan(db, keys, request.params.id)
      return changeShoppingMarks(db, now(), keys, plan.id, request.body.marks)
    },
  })

  app.route({
    ...endpoint('followShoppingMarks'),
    handler: async (request, reply) => {
      const { keys } = callerOf(request)
      const { plan } = await requirePlan(db, keys, request.params.id)
      return streams.send(request, reply, (signal) =>
        shoppingMarkEvents(db, services, keys, plan.id, signal),
      )
    },
  })
}
