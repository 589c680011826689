import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { placeOf } from '../auth/sessions/place-of.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { handOverHousehold } from './hand-over-household.ts'
import { readHousehold } from './read-household.ts'
import { removeParent } from './remove-parent.ts'

export function householdRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('readHousehold'),
    handler: async (request) => readHousehold(db, now(), callerOf(request)),
  })

  app.route({
    ...endpoint('removeParent'),
    handler: async (request, reply) => {
      const leaving = { id: request.params.id, place: placeOf(request) }
      await removeParent(db, now(), services, callerOf(request), leaving)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('handOverHousehold'),
    handler: async (request) => {
      const wanted = { to: request.body.user_id, place: placeOf(request) }
      return handOverHousehold(db, now(), services, callerOf(request), wanted)
    },
  })
}
