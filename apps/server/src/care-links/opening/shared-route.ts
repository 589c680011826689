import type { AppServices } from '../../app-services.ts'
import { endpoint } from '../../endpoint.ts'
import type { TypedApp } from '../../typed-app.ts'
import { readShared } from './read-shared.ts'

/** What whoever holds a link reads, without an account. */
export function sharedRoute(app: TypedApp, services: AppServices): void {
  app.route({
    ...endpoint('readShared'),
    handler: async (request, reply) => {
      const { 'x-care-link': secret, 'x-care-link-code': code } = request.headers
      reply.header('x-robots-tag', 'noindex')
      return readShared(services, { secret, code, day: request.query.day })
    },
  })
}
