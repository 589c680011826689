import { describe, expect, it } from 'vitest'
import { type SubscriptionFacts, subscriptionStatusOf } from './subscription-status.ts'

const hourMs = 60 * 60 * 1000
const registered = Date.parse('2026-11-20T09:00:00Z')
const trialEndsAt = new Date(registered + 72 * hourMs)

const facts = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  trialEndsAt,
  premiumUntil: null,
  graceUntil: null,
  billingInterval: null,
  cancelAtPeriodEnd: false,
  paymentProblem: false,
  providerCustomerId: null,
  ...changes,
})

const after = (hours: number, seconds = 0) => new Date(registered + hours * hourMs + seconds * 1000)

describe('the trial', () => {
  it.each([
    [0, 0, 3],
    [23, 3599, 3],
    [24, 0, 2],
    [47, 3599, 2],
    [48, 0, 0],
    [71, 3599, 0],
  ])('after %i hours and %i seconds has %i days left §6.5 §9.1', (hours, seconds, days) => {
    expect(subscriptionStatusOf(facts(), after(hours, seconds))).toEqual({
      plan_type: 'trial',
      status: 'active',
      trial_days_remaining: days,
      was_trial: false,
      expires_at: trialEndsAt.toISOString(),
    })
  })

  it('is over after 72 hours to the second §1.5 §4.6 §6.5 §9.1', () => {
    expect(subscriptionStatusOf(facts(), after(72))).toEqual({
      plan_type: 'free',
      status: 'expired',
      trial_days_remaining: 0,
      was_trial: true,
      expires_at: null,
    })
  })
})

describe('premium', () => {
  const premiumUntil = after(1000)

  it('is active to the second of its end, trial or not §4.5', () => {
    expect(subscriptionStatusOf(facts({ premiumUntil }), after(1))).toMatchObject({
      plan_type: 'premium',
      status: 'active',
      expires_at: premiumUntil.toISOString(),
    })
    expect(subscriptionStatusOf(facts({ premiumUntil }), after(999, 3599)).plan_type).toBe(
      'premium',
    )
  })

  it('that ended is free, and not a trial that ended §4.6', () => {
    expect(subscriptionStatusOf(facts({ premiumUntil }), after(1000))).toMatchObject({
      plan_type: 'free',
      status: 'expired',
      was_trial: false,
    })
  })

  it('goes on through the days of grace, to their last second, and says until when', () => {
    const grace = facts({ premiumUntil, graceUntil: after(1072), paymentProblem: true })
    expect(subscriptionStatusOf(grace, after(999, 3599))).toMatchObject({
      plan_type: 'premium',
      expires_at: premiumUntil.toISOString(),
    })
    for (const moment of [after(1000), after(1071, 3599)]) {
      expect(subscriptionStatusOf(grace, moment)).toEqual({
        plan_type: 'premium',
        status: 'active',
        trial_days_remaining: 0,
        was_trial: false,
        expires_at: after(1072).toISOString(),
        cancel_at_period_end: false,
        payment_problem: true,
        billing_portal: false,
      })
    }
    expect(subscriptionStatusOf(grace, after(1072))).toEqual({
      plan_type: 'free',
      status: 'expired',
      trial_days_remaining: 0,
      was_trial: false,
      expires_at: null,
    })
  })

  it('that was cancelled keeps its access to the second of its end', () => {
    const cancelled = facts({ premiumUntil, cancelAtPeriodEnd: true, billingInterval: 'yearly' })
    expect(subscriptionStatusOf(cancelled, after(999, 3599))).toMatchObject({
      plan_type: 'premium',
      status: 'active',
      cancel_at_period_end: true,
      billing_interval: 'yearly',
      expires_at: premiumUntil.toISOString(),
    })
    expect(subscriptionStatusOf(cancelled, after(1000))).toMatchObject({
      plan_type: 'free',
      status: 'expired',
      was_trial: false,
    })
  })

  it('that ended within the trial gives the trial back to its end', () => {
    const ended = facts({ premiumUntil: after(2) })
    expect(subscriptionStatusOf(ended, after(2)).plan_type).toBe('trial')
    expect(subscriptionStatusOf(ended, after(72))).toMatchObject({
      plan_type: 'free',
      was_trial: false,
    })
  })
})
