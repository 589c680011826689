import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { requirePaymentSettings } from './payment-settings.ts'

const check = (variables: Record<string, string>) => () =>
  requirePaymentSettings(readEnv(variables))

const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://plans.example.com' }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }

describe('the settings of payments', () => {
  it.each([
    ['nothing at home', {}],
    ['nothing in production on this machine', { NODE_ENV: 'production' }],
    ['a local address', { ...production, PUBLIC_ORIGIN: 'http://localhost:3000' }],
    ['another local address', { ...production, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }],
    ['the sandbox in production, when it is said', { ...production, PAYMENTS: 'sandbox' }],
    ['Stripe', { ...production, ...stripe }],
  ])('accept %s', (_, variables) => {
    expect(check(variables)).not.toThrow()
  })

  it.each([
    [
      'the sandbox in production',
      production,
      /^STRIPE_SECRET_KEY is missing: set it, or set PAYMENTS to sandbox/,
    ],
    [
      'a key without a webhook secret',
      { STRIPE_SECRET_KEY: 'sk_test_x' },
      /^STRIPE_WEBHOOK_SECRET is missing/,
    ],
    [
      'a webhook secret without a key',
      { STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      /^STRIPE_SECRET_KEY is missing although/,
    ],
    [
      'the sandbox beside a key',
      { ...stripe, PAYMENTS: 'sandbox' },
      /^PAYMENTS is sandbox although/,
    ],
  ])('refuse %s in one sentence', (_, variables, sentence) => {
    expect(check(variables)).toThrow(sentence)
    expect(check(variables)).toThrow(/^[^\n]+\.$/)
  })

  it('never say a key', () => {
    expect(check({ STRIPE_SECRET_KEY: 'sk_test_secret' })).not.toThrow(/secret_|sk_test/)
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'no key' })).toThrow(
      /^STRIPE_SECRET_KEY is not valid: set it to [^:]+$/,
    )
  })
})
