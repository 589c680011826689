import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { changeKeptPlans } from './change-kept-plans.ts'
import { readKeptPlans } from './read-kept-plans.ts'

export function keptPlansRoutes(app: TypedApp, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
  app.route({
    ...endpoint('readKeptPlans'),
    handler: async (request) => readKeptPlans(db, now(), callerOf(request)),
  })

  app.route({
    ...endpoint('changeKeptPlans'),
    handler: async (request) => changeKeptPlans(db, now(), callerOf(request), request.body.months),
  })
}
