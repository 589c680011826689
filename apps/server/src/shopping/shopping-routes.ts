import { Readable } from 'node:stream'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import { requirePlan } from '../plans/require-plan.ts'
import { openEventStreams } from '../request-limits/event-streams.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeShoppingMarks } from './change-shopping-marks.ts'
import { listShoppingMarks } from './list-shopping-marks.ts'
import { readHouseholdList } from './read-household-list.ts'
import { shoppingMarkEvents } from './shopping-mark-events.ts'

export function shoppingRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services
  const streams = openEventStreams()
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  app.route({
    ...endpoint('readHouseholdList'),
    handler: async (request) =>
      readHouseholdList(db, services, callerOf(request), request.params.id),
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
      const { keys, userId } = callerOf(request)
      const { plan } = await requirePlan(db, keys, request.params.id)
      streams.requireRoom(userId)
      const gone = new AbortController()
      request.raw.once('close', () => gone.abort())
      const signal = AbortSignal.any([gone.signal, closing.signal])
      const events = shoppingMarkEvents(db, services, keys, plan.id, signal)
      return (
        reply
          .header('content-type', 'text/event-stream')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
          // Kept open after its stream, it would hold up a stop of the service.
          .header('connection', 'close')
          .send(streams.hold(userId, Readable.from(events)))
      )
    },
  })
}
