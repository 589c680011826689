import type { AppServices } from '../app-services.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { readCalendar } from './calendar/read-calendar.ts'
import { readShared } from './read-shared.ts'

/** What whoever holds a link reads, without an account. */
export function sharedRoutes(app: TypedApp, services: AppServices): void {
  app.route({
    ...endpoint('readShared'),
    handler: async (request, reply) => {
      const { 'x-care-link': secret, 'x-care-link-code': code } = request.headers
      reply.header('x-robots-tag', 'noindex')
      return readShared(services, { secret, code, day: request.query.day })
    },
  })

  app.route({
    ...endpoint('readCalendar'),
    handler: async (request, reply) => {
      reply.header('x-robots-tag', 'noindex')
      const calendar = await readCalendar(services, request.query.secret)
      return reply.type('text/calendar; charset=utf-8').send(calendar)
    },
  })
}
