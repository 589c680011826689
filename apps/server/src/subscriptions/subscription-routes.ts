import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import type { AppServices } from '../app-services.ts'
import { callerOf } from '../auth/caller.ts'
import { endpoint } from '../endpoint.ts'
import { requireOwnOrigin } from '../payments/checkouts/require-own-origin.ts'
import { startCheckout } from '../payments/checkouts/start-checkout.ts'
import { freePlansLeft, trialHashOf } from '../plans/generations/reserving/free-plans.ts'
import type { TypedApp } from '../typed-app.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { openBillingPortal } from './open-billing-portal.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { readSubscription } from './status/read-subscription.ts'

export function subscriptionRoutes(app: TypedApp, services: AppServices): void {
  const { db, now, payments, origin, publicOrigin } = services
  const withTerms = (status: SubscriptionStatus): SubscriptionStatus =>
    payments.kind === 'sandbox' ? { ...status, renews: false } : status

  app.route({
    ...endpoint('readSubscription'),
    handler: async (request) => {
      const caller = callerOf(request)
      const status = await readSubscription(db, now(), caller)
      if (status.plan_type !== 'free') return withTerms(status)
      const addressHash = await trialHashOf(db, caller.householdId)
      const left = await freePlansLeft(db, now(), { ...caller, addressHash })
      return { ...withTerms(status), free_plans_left: left }
    },
  })

  app.route({
    ...endpoint('startCheckout'),
    handler: async (request) => {
      const { body, headers } = request
      const packageId = body.package_id
      const wanted = { packageId, origin: requireOwnOrigin(body, publicOrigin, headers) }
      return startCheckout(db, payments, now(), callerOf(request), wanted)
    },
  })

  app.route({
    ...endpoint('cancelSubscription'),
    handler: async (request) =>
      withTerms(await cancelSubscription(db, payments, now(), callerOf(request))),
  })

  app.route({
    ...endpoint('resumeSubscription'),
    handler: async (request) =>
      withTerms(await resumeSubscription(db, payments, now(), callerOf(request))),
  })

  app.route({
    ...endpoint('openBillingPortal'),
    handler: async (request) => openBillingPortal(db, payments, callerOf(request), origin),
  })
}
