import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { PaymentProviderError } from '../checkouts/payment-provider.ts'
import { askStripe, askStripeFor, openStripe } from './stripe-client.ts'

const failure = (statusCode: number, code: string, param?: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'Quotes sk_test_key and kim@example.com',
    statusCode,
    code,
    requestId: 'req_1',
    ...(param ? { param } : {}),
  })

const askedFor = async (error: unknown) => {
  const caught: unknown = await askStripe(Promise.reject(error)).catch((one: unknown) => one)
  if (!(caught instanceof PaymentProviderError)) throw caught
  return caught
}

describe('what Stripe refuses', () => {
  it.each([
    ['a customer that is gone', failure(400, 'resource_missing', 'customer'), 'customer'],
    ['another thing that is gone', failure(404, 'resource_missing', 'price'), 'request'],
    ['a word about the customer', failure(400, 'parameter_invalid', 'customer'), 'request'],
    ['a request that is wrong', failure(400, 'parameter_invalid'), 'request'],
    ['too many requests', failure(429, 'rate_limit'), null],
    ['a fault of its own', failure(500, 'api_error'), null],
  ])('for %s is told apart, so that what may succeed is asked again', async (_, error, refusal) => {
    expect((await askedFor(error)).refusal).toBe(refusal)
  })

  it('is told by kind, status and request, and not in words that may quote a key', async () => {
    const { reason } = await askedFor(failure(402, 'card_declined'))
    expect(reason).toBe('StripeInvalidRequestError 402 card_declined req_1')
    const bare = new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'x' })
    expect((await askedFor(bare)).reason).toBe('StripeConnectionError')
  })

  it('is nothing of ours where the fault is another', async () => {
    const fault = new TypeError('A fault of ours')
    await expect(askStripe(Promise.reject(fault))).rejects.toBe(fault)
    await expect(askStripeFor(Promise.reject(fault))).rejects.toBe(fault)
  })
})

describe('an object that may be missing', () => {
  it('is null where Stripe does not have it, and a failure is one', async () => {
    expect(await askStripeFor(Promise.resolve('there'))).toBe('there')
    expect(await askStripeFor(Promise.reject(failure(404, 'resource_missing')))).toBeNull()
    await expect(askStripeFor(Promise.reject(failure(400, 'parameter_invalid')))).rejects.toThrow(
      PaymentProviderError,
    )
  })
})

describe('the address of Stripe', () => {
  const api = (apiBase?: string) => {
    const stripe = openStripe({ secretKey: 'sk_test_key', apiBase })
    return ['host', 'port', 'protocol'].map((field) => stripe.getApiField(field as 'host'))
  }

  it.each([
    [undefined, ['api.stripe.com', '443', 'https']],
    ['http://127.0.0.1:4242', ['127.0.0.1', '4242', 'http']],
    ['http://stripe.test', ['stripe.test', 80, 'http']],
    ['https://stripe.test', ['stripe.test', 443, 'https']],
  ])('%s is asked as it says', (apiBase, expected) => {
    expect(api(apiBase)).toEqual(expected)
  })
})
