import { dayMs } from '@brightplate/contract/plain-date'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { createCareLink } from './create-care-link.ts'
import { endCareLink } from './end-care-link.ts'
import { listCareLinks } from './list-care-links.ts'
import { shareChild } from './page/share-child.ts'
import { usualDays } from './usual-days.ts'

/** What a parent shares, and stops sharing. */
export function careLinkRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('createCareLink'),
    handler: async (request, reply) => {
      const { id } = request.params
      const link = await createCareLink(db, now(), services, callerOf(request), id, request.body)
      return reply.code(201).send(link)
    },
  })

  app.route({
    ...endpoint('previewCareLink'),
    handler: async (request) => {
      const { kind, name_shown: nameShown, language, day, days } = request.body
      const expiresAt = new Date(now().getTime() + (days ?? usualDays(kind)) * dayMs)
      const sharing = { kind, nameShown, language, expiresAt, day, childId: request.params.id }
      return shareChild(db, now(), services, callerOf(request), sharing)
    },
  })

  app.route({
    ...endpoint('listCareLinks'),
    handler: async (request) => listCareLinks(db, now(), callerOf(request).keys),
  })

  app.route({
    ...endpoint('endCareLink'),
    handler: async (request, reply) => {
      await endCareLink(db, now(), callerOf(request).keys, request.params.id)
      return reply.code(204).send(null)
    },
  })
}
