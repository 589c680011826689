import { describe, expect, it } from 'vitest'
import { type ReadSubscription, toProviderSubscription } from './stripe-subscription.ts'

const start = 1_763_629_200
const end = start + 30 * 24 * 3600
const graceSeconds = 3 * 24 * 3600
const at = (seconds: number) => new Date(seconds * 1000)

interface Facts {
  status?: ReadSubscription['status']
  invoice?: 'paid' | 'open' | 'draft' | 'void'
  reason?: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  ended_at?: number | null
  cancel_at?: number | null
  cancel_at_period_end?: boolean
  interval?: string
}

const subscription = ({
  status = 'active',
  invoice = 'paid',
  reason = 'subscription_cycle',
  interval = 'month',
  ...rest
}: Facts): ReadSubscription => {
  const item = {
    price: { recurring: { interval } },
    current_period_start: start,
    current_period_end: end,
  }
  const latest_invoice = {
    id: 'in_1',
    status: invoice,
    billing_reason: reason,
    amount_paid: 999,
    currency: 'usd',
    status_transitions: { paid_at: invoice === 'paid' ? start : null },
  }
  return {
    id: 'sub_1',
    status,
    items: { data: [item] },
    latest_invoice,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    ...rest,
  }
}

const read = (facts: Facts) => {
  const { premiumUntil, graceUntil, cancelAtPeriodEnd, paymentProblem, live } =
    toProviderSubscription(subscription(facts))
  return [premiumUntil, graceUntil, cancelAtPeriodEnd, paymentProblem, live]
}

describe('what a Stripe subscription gives', () => {
  it.each<[string, Facts, ReturnType<typeof read>]>([
    ['that renews', {}, [at(end), at(end + graceSeconds), false, false, true]],
    [
      'whose renewal is about to be charged',
      { invoice: 'draft' },
      [at(end), at(end + graceSeconds), false, false, true],
    ],
    ['that is cancelled', { cancel_at_period_end: true }, [at(end), null, true, false, true]],
    ['that is cancelled by a date', { cancel_at: end }, [at(end), null, true, false, true]],
    [
      'whose renewal failed',
      { status: 'past_due', invoice: 'open' },
      [at(start), at(start + graceSeconds), false, true, true],
    ],
    [
      'whose renewal failed, and that is cancelled',
      { status: 'past_due', invoice: 'open', cancel_at_period_end: true },
      [at(start), at(start + graceSeconds), true, true, true],
    ],
    [
      'whose change of plan was not paid',
      { status: 'past_due', invoice: 'open', reason: 'subscription_update' },
      [at(end), at(end + graceSeconds), false, true, true],
    ],
    [
      'that ended with its period',
      { status: 'canceled', ended_at: end },
      [at(end), null, true, false, false],
    ],
    [
      'that the operator ended',
      { status: 'canceled', ended_at: start + 60 },
      [at(start + 60), null, true, false, false],
    ],
    [
      'that was ended in its days of grace',
      { status: 'canceled', invoice: 'open', ended_at: start + 60 },
      [at(start), at(start + graceSeconds), true, false, false],
    ],
    [
      'that was never paid',
      { status: 'incomplete', invoice: 'open', reason: 'subscription_create' },
      [null, null, false, false, true],
    ],
    [
      'that was never paid, and ended',
      { status: 'canceled', invoice: 'void', reason: 'subscription_create', ended_at: start },
      [null, null, true, false, false],
    ],
  ])('%s', (_, facts, given) => {
    expect(read(facts)).toEqual(given)
  })

  it.each<[string, Facts, ReturnType<typeof read>]>([
    [
      'that is on trial',
      { status: 'trialing' },
      [at(end), at(end + graceSeconds), false, false, true],
    ],
    [
      'whose renewal was given up',
      { status: 'unpaid', invoice: 'open' },
      [at(start), at(start + graceSeconds), false, true, true],
    ],
    [
      'that is paused and paid',
      { status: 'paused' },
      [at(end), at(end + graceSeconds), false, false, true],
    ],
    [
      'that is paused before its renewal was paid',
      { status: 'paused', invoice: 'open' },
      [at(start), at(start + graceSeconds), false, false, true],
    ],
    [
      'that was never paid in time',
      { status: 'incomplete_expired', invoice: 'void', reason: 'subscription_create' },
      [null, null, true, false, false],
    ],
    [
      'that is cancelled by a date after its period',
      { cancel_at: end + 1 },
      [at(end), at(end + graceSeconds), false, false, true],
    ],
    [
      'that ended after what is paid',
      { status: 'canceled', ended_at: end + 60 },
      [at(end), null, true, false, false],
    ],
  ])('%s', (_, facts, given) => {
    expect(read(facts)).toEqual(given)
  })

  it('is its latest payment, and none where that is open or was not told whole', () => {
    const of = (facts: Facts, latest_invoice?: string | null) =>
      toProviderSubscription({
        ...subscription(facts),
        ...(latest_invoice === undefined ? {} : { latest_invoice }),
      })
    expect(of({}).latestPayment).toEqual({
      invoiceId: 'in_1',
      amountCents: 999,
      currency: 'usd',
      paidAt: at(start),
    })
    expect(of({ invoice: 'open' }).latestPayment).toBeNull()
    expect(of({}, 'in_1').latestPayment).toBeNull()
    expect(of({ status: 'past_due' }, null)).toMatchObject({
      latestPayment: null,
      renewalUnpaid: false,
      premiumUntil: at(end),
    })
  })

  it('says whether it is a renewal that was not paid', () => {
    const of = (facts: Facts) => toProviderSubscription(subscription(facts)).renewalUnpaid
    expect(of({ status: 'past_due', invoice: 'open' })).toBe(true)
    expect(of({ status: 'past_due', invoice: 'paid' })).toBe(false)
    expect(of({ status: 'past_due', invoice: 'open', reason: 'subscription_update' })).toBe(false)
  })

  it('is nothing without an item: Stripe has none such', () => {
    expect(() => toProviderSubscription({ ...subscription({}), items: { data: [] } })).toThrow(
      'without an item',
    )
  })

  it('is by the month or by the year', () => {
    expect(toProviderSubscription(subscription({ interval: 'week' })).interval).toBeNull()
    const bare = subscription({})
    const items = { data: bare.items.data.map((item) => ({ ...item, price: { recurring: null } })) }
    expect(toProviderSubscription({ ...bare, items }).interval).toBeNull()
    expect(toProviderSubscription(subscription({})).interval).toBe('monthly')
    expect(toProviderSubscription(subscription({ interval: 'year' })).interval).toBe('yearly')
  })
})
