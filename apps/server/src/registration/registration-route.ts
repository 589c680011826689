import type { AppServices } from '../app-services.ts'
import { noteEntered } from '../auth/caller.ts'
import { accountLimit, networkLimits } from '../auth/limits/attempt-limits.ts'
import { countAttempts } from '../auth/limits/count-attempts.ts'
import { networksOf } from '../auth/limits/networks-of.ts'
import { placeOf } from '../auth/sessions/place-of.ts'
import { endpoint } from '../endpoint.ts'
import { askedLanguage } from '../requests/asked-language.ts'
import type { TypedApp } from '../typed-app.ts'
import { registerAccount } from './register-account.ts'

export function registrationRoute(app: TypedApp, services: AppServices): void {
  const { db, now, lookup, passwords } = services

  app.route({
    ...endpoint('register'),
    handler: async (request, reply) => {
      const { body } = request
      passwords.requireRoom('stranger')
      await countAttempts(db, now(), [
        accountLimit(lookup, 'register', body.email),
        ...networkLimits(lookup, 'register', networksOf(request)),
      ])
      const session = await registerAccount(db, now(), services, body, {
        place: placeOf(request),
        language: askedLanguage(request),
      })
      noteEntered(request, session.user.id)
      return reply.code(201).send(session)
    },
  })
}
