import type { AppServices } from '../app-services.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { callerOf } from './caller.ts'
import { limitMailRequest } from './limit-mail-request.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { registerAccount } from './register-account.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

export function authRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, secret, sendMail, origin } = services
  const libraryOptions = () => ({ secret, origin, now: now(), sendMail })

  app.route({
    ...endpoint('register'),
    handler: async (request, reply) => {
      const { body, ip } = request
      await limitMailRequest(db, now(), secret, { kind: 'register', email: body.email, ip })
      return reply.code(201).send(await registerAccount(db, now(), secret, body))
    },
  })

  app.route({
    ...endpoint('login'),
    handler: async (request) => logIn(db, now(), secret, request.body),
  })

  app.route({
    ...endpoint('forgotPassword'),
    handler: async (request, reply) => {
      const { email } = request.body
      await limitMailRequest(db, now(), secret, { kind: 'forgot_password', email, ip: request.ip })
      await requestPasswordReset(db, libraryOptions(), email)
      return reply.code(202).send(null)
    },
  })

  app.route({
    ...endpoint('resetPassword'),
    handler: async (request, reply) => {
      await resetPassword(db, libraryOptions(), request.body)
      return reply.code(204).send(null)
    },
  })
}

export function logoutRoute(app: TypedApp, { db }: AppServices): void {
  app.route({
    ...endpoint('logout'),
    handler: async (request, reply) => {
      await logOut(db, callerOf(request).sessionId)
      return reply.code(204).send(null)
    },
  })
}
