import { describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '../../new-id.ts'
import { startTestApp } from '../../testing/test-app.ts'
import type { ProviderSubscription } from './payment-provider.ts'
import { longestOf, syncSubscription } from './sync-subscription.ts'

const date = (text: string | null) => (text === null ? null : new Date(text))

const subscription = (
  id: string,
  premiumUntil: string | null,
  graceUntil: string | null = null,
): ProviderSubscription => ({
  id,
  interval: 'monthly',
  premiumUntil: date(premiumUntil),
  graceUntil: date(graceUntil),
  cancelAtPeriodEnd: false,
  paymentProblem: false,
  renewalUnpaid: false,
  live: true,
  latestPayment: null,
})

describe('of several subscriptions of a customer', () => {
  const may = subscription('may', '2026-05-01')
  const july = subscription('july', '2026-07-01')
  const never = subscription('never', null, '2026-12-01')

  it.each([
    ['the one that lasts longest', [may, july]],
    ['the same in any order', [july, may]],
    ['one that was paid before one that never was', [never, july]],
  ])('%s counts', (_, found) => {
    expect(longestOf(found)?.id).toBe('july')
  })

  it('the days of grace count as lasting', () => {
    const graced = subscription('graced', '2026-06-29', '2026-07-02')
    expect(longestOf([july, graced])?.id).toBe('graced')
    const less = subscription('less', '2026-06-28', '2026-06-30')
    expect(longestOf([less, july])?.id).toBe('july')
  })

  it('the first counts where two last as long', () => {
    expect(longestOf([july, subscription('other', '2026-07-01')])?.id).toBe('july')
  })

  it('none counts where none was ever paid', () => {
    expect(longestOf([never])).toBeNull()
    expect(longestOf([])).toBeNull()
  })
})

it('an account that is gone has no subscription', async () => {
  const testApp = await startTestApp()
  onTestFinished(testApp.close)
  const { database, services, now } = testApp
  const nobody = { householdId: newId(now()), userId: newId(now()) }
  expect(await syncSubscription(database.db, services.payments, now(), nobody)).toBe(false)
})
