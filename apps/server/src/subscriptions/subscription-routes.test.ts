import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

describe('the subscription status', () => {
  it('starts as a trial of three days, with all five fields §1.5 §3.13 §7.14', async () => {
    const { token } = await registerParent(testApp)
    const { status, body } = await testApp.call('readSubscription', { token })
    expect(status).toBe(200)
    expect(body).toEqual({
      plan_type: 'trial',
      status: 'active',
      trial_days_remaining: 3,
      was_trial: false,
      expires_at: new Date(testApp.now().getTime() + 72 * 3600 * 1000).toISOString(),
      // Of the practice checkout, where nobody is charged again.
      renews: false,
    })
  })

  it('tells after the trial how many free plans of the week are left', async () => {
    const { token } = await registerParent(testApp)
    testApp.advance(4 * dayMs)
    const { body } = await testApp.call('readSubscription', { token })
    expect(body).toMatchObject({ plan_type: 'free', free_plans_left: limits.freePlansPerWindow })
  })

  it('needs a session §6.2', async () => {
    expect((await testApp.call('readSubscription')).status).toBe(401)
  })
})
