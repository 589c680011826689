import type { AppServices } from '../../app-services.ts'
import { endpoint } from '../../endpoint.ts'
import type { TypedApp } from '../../typed-app.ts'
import { readCalendar } from './read-calendar.ts'

/** The secret stands in the query, which no log of ours holds. */
export function calendarRoute(app: TypedApp, services: AppServices): void {
  const { schema, ...read } = endpoint('readCalendar')
  app.route({
    ...read,
    schema: { ...schema, produces: ['text/calendar', 'application/json'] },
    handler: async (request, reply) => {
      reply.header('x-robots-tag', 'noindex')
      const calendar = await readCalendar(services, request.query.secret)
      return reply.type('text/calendar; charset=utf-8').send(calendar)
    },
  })
}
