import { describe, expect, it } from 'vitest'
import { checkoutBody, paymentStatus, subscriptionStatus } from './subscription.ts'

const status = {
  plan_type: 'trial',
  status: 'active',
  trial_days_remaining: 3,
  was_trial: false,
  expires_at: '2026-11-23T09:00:00.000Z',
}

const accepts = (changes: object) => subscriptionStatus.safeParse({ ...status, ...changes }).success

describe('the status of a subscription', () => {
  it.each(Object.keys(status))('always has %s §3.13', (field) => {
    expect(accepts({})).toBe(true)
    expect(accepts({ [field]: undefined })).toBe(false)
  })

  it.each([
    ['plan_type', ['trial', 'free', 'premium']],
    ['status', ['active', 'expired']],
  ])('has a %s of %j and no other §3.14', (field, words) => {
    for (const word of words) expect(accepts({ [field]: word })).toBe(true)
    expect(accepts({ [field]: 'another' })).toBe(false)
  })
})

describe('a checkout', () => {
  const origin_url = 'https://plans.example.com'

  it.each([
    ['monthly', true],
    ['yearly', true],
    ['weekly', false],
  ])('of the package %j starts: %s §7.15', (package_id, starts) => {
    expect(checkoutBody.safeParse({ package_id, origin_url }).success).toBe(starts)
  })

  it('names the site that it comes from', () => {
    expect(checkoutBody.safeParse({ package_id: 'monthly' }).success).toBe(false)
  })
})

describe('the status of a payment', () => {
  it('tells what was paid, and whether the checkout has expired §3.15 §7.16', () => {
    const paid = { payment_status: 'paid', status: 'complete' }
    const expired = { payment_status: 'unpaid', status: 'expired' }
    expect([paymentStatus.parse(paid), paymentStatus.parse(expired)]).toEqual([paid, expired])
    expect(paymentStatus.safeParse({ payment_status: 'paid' }).success).toBe(false)
    expect(paymentStatus.safeParse({ status: 'expired' }).success).toBe(false)
  })
})
