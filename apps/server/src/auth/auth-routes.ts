import type { AppServices } from '../app-services.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { callerOf, noteEntered } from './caller.ts'
import { accountLimit, networkLimits } from './limits/attempt-limits.ts'
import { countAttempts, forgetAttempts } from './limits/count-attempts.ts'
import { networksOf } from './limits/networks-of.ts'
import { lockAccount } from './links/lock-account.ts'
import { requestPasswordReset } from './links/request-password-reset.ts'
import { resetPassword } from './links/reset-password.ts'
import { logIn } from './log-in.ts'
import { startRecovery } from './recovery/start-recovery.ts'
import { logOut } from './sessions/log-out.ts'
import { placeOf } from './sessions/place-of.ts'
import { verifyEmail } from './verification/verify-email.ts'

export function authRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, lookup } = services

  app.route({
    ...endpoint('login'),
    handler: async (request) => {
      const from = { networks: networksOf(request), place: placeOf(request) }
      const session = await logIn(db, now(), services, request.body, from)
      noteEntered(request, session.user.id)
      return session
    },
  })

  app.route({
    ...endpoint('recoverAccount'),
    handler: async (request, reply) => {
      const from = { networks: networksOf(request), place: placeOf(request) }
      return reply.code(202).send(await startRecovery(db, now(), services, request.body, from))
    },
  })

  app.route({
    ...endpoint('forgotPassword'),
    handler: async (request, reply) => {
      const { email } = request.body
      await countAttempts(db, now(), [
        accountLimit(lookup, 'forgot_password', email),
        ...networkLimits(lookup, 'forgot_password', networksOf(request)),
      ])
      await requestPasswordReset(db, services, email)
      return reply.code(202).send(null)
    },
  })

  app.route({
    ...endpoint('resetPassword'),
    handler: async (request, reply) => {
      const limits = networkLimits(lookup, 'reset_password', networksOf(request))
      const counted = await countAttempts(db, now(), limits)
      await resetPassword(db, now(), services, request.body, placeOf(request))
      await forgetAttempts(db, counted)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('lockAccount'),
    handler: async (request, reply) => {
      const limits = networkLimits(lookup, 'reset_password', networksOf(request))
      const counted = await countAttempts(db, now(), limits)
      await lockAccount(db, now(), services, request.body.token, placeOf(request))
      await forgetAttempts(db, counted)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('verifyEmail'),
    handler: async (request, reply) => {
      const limits = networkLimits(lookup, 'reset_password', networksOf(request))
      const counted = await countAttempts(db, now(), limits)
      await verifyEmail(db, now(), services, request.body.token)
      await forgetAttempts(db, counted)
      return reply.code(204).send(null)
    },
  })
}

export function logoutRoute(app: TypedApp, { db }: AppServices): void {
  app.route({
    ...endpoint('logout'),
    handler: async (request, reply) => {
      await logOut(db, callerOf(request).sessionHash)
      return reply.code(204).send(null)
    },
  })
}
