import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { readSubscription } from './read-subscription.ts'

export function subscriptionRoutes(app: TypedApp, { db, now }: AppServices): void {
  app.route({
    ...endpoint('readSubscription'),
    handler: async (request) => readSubscription(db, now(), callerOf(request).userId),
  })
}
