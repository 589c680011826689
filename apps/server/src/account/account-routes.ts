import type { FastifyReply } from 'fastify'
import type { AppServices } from '../app-services.ts'
import { accountOf, callerOf } from '../auth/caller.ts'
import { requireConfirmed } from '../auth/codes/require-confirmed.ts'
import { noteAccessEvent } from '../auth/events/note-access-event.ts'
import { accountLimit, networkLimits } from '../auth/limits/attempt-limits.ts'
import { countAttempts } from '../auth/limits/count-attempts.ts'
import { networksOf } from '../auth/limits/networks-of.ts'
import { placeOf } from '../auth/sessions/place-of.ts'
import { sendVerifyLink } from '../auth/verification/send-verify-link.ts'
import { listWithdrawnConsents } from '../consents/list-withdrawn-consents.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeAccount } from './change-account.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readAccount } from './read-account.ts'

export function accountRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, dishModel, lookup, verifiesEmail } = services
  const modelProvider = dishModel?.provider ?? null
  const setup = { modelProvider, verifiesEmail }
  const opened = oneAtATime()

  app.route({
    ...endpoint('readAccount'),
    handler: async (request) => readAccount(db, callerOf(request), setup),
  })

  app.route({
    ...endpoint('changeAccount'),
    handler: async (request) =>
      changeAccount(
        db,
        now(),
        services,
        callerOf(request),
        { modelProvider, networks: networksOf(request), place: placeOf(request) },
        request.body,
      ),
  })

  app.route({
    ...endpoint('eraseAccount'),
    handler: async (request, reply) => {
      const { current_password: password } = request.body
      const networks = networksOf(request)
      await eraseAccount(db, now(), services, callerOf(request), { password, networks })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('exportAccount'),
    // Most of a large one is pictures, which do not pack: it would take a core for nothing.
    compress: false,
    handler: async (request, reply: FastifyReply) => {
      const caller = callerOf(request)
      const pieces = opened(caller.userId, exportAccount(db, now(), services, caller, setup))
      try {
        await requireConfirmed(db, now(), caller.account)
        await countAttempts(db, now(), [accountLimit(lookup, 'export', caller.userId)])
        await noteAccessEvent(db, now(), caller.account.keys, {
          userId: caller.userId,
          kind: 'data_exported',
          place: placeOf(request),
        })
      } catch (error) {
        pieces.destroy()
        throw error
      }
      return reply.type('application/json; charset=utf-8').send(pieces)
    },
  })

  app.route({
    ...endpoint('listWithdrawnConsents'),
    handler: async (request) => ({
      consents: await listWithdrawnConsents(db, callerOf(request)),
    }),
  })

  app.route({
    ...endpoint('sendVerifyLink'),
    handler: async (request, reply) => {
      const caller = accountOf(request)
      await countAttempts(db, now(), [
        accountLimit(lookup, 'verify_link', caller.userId),
        ...networkLimits(lookup, 'verify_link', networksOf(request)),
      ])
      await sendVerifyLink(db, now(), services, caller)
      return reply.code(202).send(null)
    },
  })
}
