import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeAccount } from './change-account.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { readAccount } from './read-account.ts'

export function accountRoutes(app: TypedApp, { db, now, payments, dishModel }: AppServices): void {
  const modelProvider = dishModel?.provider ?? null

  app.route({
    ...endpoint('readAccount'),
    handler: async (request) => readAccount(db, callerOf(request).userId, modelProvider),
  })

  app.route({
    ...endpoint('changeAccount'),
    handler: async (request) =>
      changeAccount(db, now(), callerOf(request), modelProvider, request.body),
  })

  app.route({
    ...endpoint('eraseAccount'),
    handler: async (request, reply) => {
      await eraseAccount(db, payments, now(), callerOf(request), request.body.current_password)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...endpoint('exportAccount'),
    handler: async (request) => exportAccount(db, now(), callerOf(request), modelProvider),
  })
}
