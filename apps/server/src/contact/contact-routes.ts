import type { AppServices } from '../app-services.ts'
import { accountLimit, networkLimits } from '../auth/limits/attempt-limits.ts'
import { countAttempts } from '../auth/limits/count-attempts.ts'
import { networksOf } from '../auth/limits/networks-of.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { sendContactMessage } from './send-contact-message.ts'

export function contactRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, lookup } = services

  app.route({
    ...endpoint('sendContactMessage'),
    handler: async (request, reply) => {
      const { body } = request
      await countAttempts(db, now(), [
        accountLimit(lookup, 'contact', body.email),
        ...networkLimits(lookup, 'contact', networksOf(request)),
      ])
      await sendContactMessage(db, now(), services, body)
      return reply.code(202).send(null)
    },
  })
}
