import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import type { TypedApp } from '../typed-app.ts'
import { readPaymentStatus } from './checkouts/read-payment-status.ts'

export function paymentRoutes(app: TypedApp, { db, now, payments }: AppServices): void {
  app.route({
    ...endpoint('readPaymentStatus'),
    handler: async (request) => {
      const caller = callerOf(request)
      return readPaymentStatus(db, payments, now(), caller, request.params.id)
    },
  })
}
