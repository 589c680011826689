import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { isStripeCustomer } from './is-stripe-customer.ts'

export interface SubscriptionFacts {
  trialEndsAt: Date
  premiumUntil: Date | null
  graceUntil: Date | null
  billingInterval: 'monthly' | 'yearly' | null
  cancelAtPeriodEnd: boolean
  paymentProblem: boolean
  providerCustomerId: string | null
}

const hourMs = 60 * 60 * 1000

function trialDaysRemaining(trialEndsAt: Date, now: Date): number {
  const hours = (trialEndsAt.getTime() - now.getTime()) / hourMs
  return hours <= 24 ? 0 : Math.ceil(hours / 24)
}

/** The end of what is paid, then that of the days of grace; null where both are over. */
export function premiumEndsAt(
  { premiumUntil, graceUntil }: SubscriptionFacts,
  now: Date,
): Date | null {
  if (premiumUntil && premiumUntil > now) return premiumUntil
  return graceUntil && graceUntil > now ? graceUntil : null
}

/** What the subscription is worth at `now`. */
export function subscriptionStatusOf(facts: SubscriptionFacts, now: Date): SubscriptionStatus {
  const { trialEndsAt, premiumUntil } = facts
  const premiumEnds = premiumEndsAt(facts, now)
  if (premiumEnds) {
    return {
      plan_type: 'premium',
      status: 'active',
      trial_days_remaining: 0,
      was_trial: false,
      expires_at: premiumEnds.toISOString(),
      cancel_at_period_end: facts.cancelAtPeriodEnd,
      ...(facts.billingInterval ? { billing_interval: facts.billingInterval } : {}),
      payment_problem: facts.paymentProblem,
      billing_portal: isStripeCustomer(facts.providerCustomerId ?? ''),
    }
  }
  if (trialEndsAt > now) {
    return {
      plan_type: 'trial',
      status: 'active',
      trial_days_remaining: trialDaysRemaining(trialEndsAt, now),
      was_trial: false,
      expires_at: trialEndsAt.toISOString(),
    }
  }
  return {
    plan_type: 'free',
    status: 'expired',
    trial_days_remaining: 0,
    was_trial: premiumUntil === null,
    expires_at: null,
  }
}
