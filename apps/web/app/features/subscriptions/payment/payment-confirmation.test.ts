import { describe, expect, it } from 'vitest'
import { paymentConfirmation } from './payment-confirmation.ts'

const open = { payment_status: 'unpaid', status: 'open' } as const
const paid = { payment_status: 'paid', status: 'complete' } as const
const expired = { payment_status: 'unpaid', status: 'expired' } as const

describe('what is told of a payment', () => {
  it('is being checked until an answer comes §2.94 §4.17', () => {
    expect(paymentConfirmation('cs_1', { latest: null, answerCount: 0 }, false)).toBe('checking')
  })

  it('succeeds with the answer that it is paid, the first or the last §4.18', () => {
    expect(paymentConfirmation('cs_1', { latest: paid, answerCount: 1 }, false)).toBe('success')
    expect(paymentConfirmation('cs_1', { latest: paid, answerCount: 6 }, false)).toBe('success')
  })

  it('fails when the session has expired §4.19', () => {
    expect(paymentConfirmation('cs_1', { latest: expired, answerCount: 1 }, false)).toBe('error')
  })

  it('is asked for once and five times more, then fails §4.21 §9.9', () => {
    expect(paymentConfirmation('cs_1', { latest: open, answerCount: 5 }, false)).toBe('checking')
    expect(paymentConfirmation('cs_1', { latest: open, answerCount: 6 }, false)).toBe('error')
  })

  it('fails when a request fails, the first or a later one §4.22', () => {
    expect(paymentConfirmation('cs_1', { latest: null, answerCount: 0 }, true)).toBe('error')
    expect(paymentConfirmation('cs_1', { latest: open, answerCount: 2 }, true)).toBe('error')
  })

  it('fails without a session to ask about §4.23', () => {
    expect(paymentConfirmation(null, { latest: null, answerCount: 0 }, false)).toBe('error')
  })
})
