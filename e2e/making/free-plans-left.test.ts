import { expect } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

test('what the free plan has left of the week is said before the tap', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call)
  await signIn(page, service.url, session)
  const free = {
    plan_type: 'free',
    status: 'expired',
    trial_days_remaining: 0,
    was_trial: true,
    expires_at: null,
  }
  let left = 1
  await page.route('**/api/subscriptions/status', (route) =>
    route.fulfill({ json: { ...free, free_plans_left: left } }),
  )
  await page.goto(`${service.url}/meal-plan/generate?child=${child.id}`)
  await expect(page.getByText('Your free plan of this week.')).toBeVisible()
  left = 0
  await page.reload()
  await expect(page.getByText('This week’s free plan is made. Premium makes more.')).toBeVisible()
  await expectFits(page)
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL(`${service.url}/subscription`)
  expect(problems).toEqual([])
})

test('after the last day of a plan its end is told warmly, with the way to the next week', async ({
  page,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call)
  await call('generatePlan', { body: { child_id: child.id, duration_days: 7 } })
  await signIn(page, service.url, session)
  await page.clock.setFixedTime(Date.now() + 9 * 24 * 60 * 60 * 1000)
  await page.goto(`${service.url}/dashboard`)
  await expect(page.getByText('A whole plan of meals for Robin is done.')).toBeVisible()
  await expectFits(page)
  await page.getByRole('link', { name: 'Make the next week' }).click()
  await expect(page).toHaveURL(`${service.url}/meal-plan/generate?child=${child.id}`)
})
