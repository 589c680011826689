import type { AppServices } from '../app-services.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { accountOf } from './caller.ts'
import { listAccessEvents } from './events/list-access-events.ts'
import { endOtherSessions } from './sessions/end-other-sessions.ts'
import { endSession } from './sessions/end-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { placeOf } from './sessions/place-of.ts'

export function sessionRoutes(app: TypedApp, { db, now }: AppServices): void {
  app.route({
    ...endpoint('listSessions'),
    handler: async (request) => ({ sessions: await listSessions(db, now(), accountOf(request)) }),
  })

  app.route({
    ...endpoint('endSession'),
    handler: async (request, reply) => {
      const { id } = request.params
      await endSession(db, now(), accountOf(request), { id, place: placeOf(request) })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('endOtherSessions'),
    handler: async (request, reply) => {
      await endOtherSessions(db, now(), accountOf(request), placeOf(request))
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('listAccessEvents'),
    handler: async (request) => ({ events: await listAccessEvents(db, accountOf(request)) }),
  })
}
