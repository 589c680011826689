import { describe, expect, it, onTestFinished } from 'vitest'
import { startStripeServer, stripeKey } from '../../testing/stripe/start-stripe-server.ts'
import { openStripe } from './stripe-client.ts'
import { setUpPrices } from './stripe-prices.ts'

async function start() {
  const server = await startStripeServer(() => new Date('2026-11-20T09:00:00Z'))
  onTestFinished(server.close)
  return { server, stripe: openStripe({ secretKey: stripeKey, apiBase: server.url }) }
}

describe('setting up Stripe', () => {
  it('makes the product and the prices that are missing, once', async () => {
    const { server, stripe } = await start()
    server.account.prices.length = 0
    expect(await setUpPrices(stripe)).toEqual([
      'brightplate_monthly: created, 999 cents',
      'brightplate_yearly: created, 9999 cents',
    ])
    expect(await setUpPrices(stripe)).toEqual([
      'brightplate_monthly: there, 999 cents',
      'brightplate_yearly: there, 9999 cents',
    ])
    expect(server.account.prices).toHaveLength(2)
    expect(server.account.products).toEqual(new Set(['brightplate_premium']))
  })

  it('replaces a price of another amount', async () => {
    const { server, stripe } = await start()
    server.account.addPrice('brightplate_monthly', 899, 'month')
    expect(await setUpPrices(stripe)).toContain('brightplate_monthly: created, 999 cents')
  })
})
