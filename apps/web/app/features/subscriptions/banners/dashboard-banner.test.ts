import type { SubscriptionStatus } from '@brightplate/contract/account/subscription'
import { describe, expect, it } from 'vitest'
import { dashboardBanner } from './dashboard-banner.ts'

const buildStatus = (changes: Partial<SubscriptionStatus>): SubscriptionStatus => ({
  plan_type: 'trial',
  status: 'active',
  trial_days_remaining: 3,
  was_trial: false,
  expires_at: null,
  ...changes,
})

describe('the banner of the dashboard', () => {
  it.each([
    [3, '3 days remaining'],
    [1, '1 day remaining'],
    [0, 'Trial ending soon'],
  ])('with %i days of trial left says %j §2.34-35', (trial_days_remaining, text) => {
    expect(dashboardBanner(buildStatus({ trial_days_remaining }))?.text).toBe(text)
  })

  it('says that the trial has ended before it offers premium', () => {
    const status = buildStatus({ plan_type: 'free', status: 'expired', was_trial: true })
    expect(dashboardBanner(status)?.title).toBe('Trial Expired')
  })

  it('offers premium on the free plan', () => {
    const status = buildStatus({ plan_type: 'free', status: 'expired' })
    expect(dashboardBanner(status)?.title).toBe('Upgrade to Premium')
  })

  it('is not there with premium §4.4', () => {
    expect(dashboardBanner(buildStatus({ plan_type: 'premium' }))).toBeNull()
  })
})
