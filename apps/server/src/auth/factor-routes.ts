import type { AppServices } from '../app-services.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { accountOf } from './caller.ts'
import { readFactors } from './codes/read-factors.ts'
import { confirm } from './factors/confirm.ts'
import { makeFactor } from './factors/make-factor.ts'
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts'
import { turnOffFactor } from './factors/turn-off-factor.ts'
import { turnOnFactor } from './factors/turn-on-factor.ts'
import { networksOf } from './limits/networks-of.ts'
import { cancelRecovery } from './recovery/cancel-recovery.ts'
import { placeOf } from './sessions/place-of.ts'

export function factorRoutes(app: TypedApp, services: AppServices): void {
  const { db, now } = services

  app.route({
    ...endpoint('confirm'),
    handler: async (request, reply) => {
      const { body } = request
      const from = { networks: networksOf(request), place: placeOf(request) }
      await confirm(db, now(), services, accountOf(request), { body, ...from })
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('readFactors'),
    handler: async (request) => readFactors(db, accountOf(request)),
  })

  app.route({
    ...endpoint('makeFactor'),
    handler: async (request, reply) =>
      reply.code(201).send(await makeFactor(db, now(), accountOf(request))),
  })

  app.route({
    ...endpoint('turnOnFactor'),
    handler: async (request) => {
      const { code } = request.body
      const from = { networks: networksOf(request), place: placeOf(request) }
      return turnOnFactor(db, now(), services, accountOf(request), { code, ...from })
    },
  })

  app.route({
    ...endpoint('turnOffFactor'),
    handler: async (request) =>
      turnOffFactor(db, now(), services, accountOf(request), placeOf(request)),
  })

  app.route({
    ...endpoint('cancelRecovery'),
    handler: async (request, reply) => {
      await cancelRecovery(db, now(), accountOf(request), placeOf(request))
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('renewRecoveryCodes'),
    handler: async (request) =>
      renewRecoveryCodes(db, now(), services, accountOf(request), placeOf(request)),
  })
}
