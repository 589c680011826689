import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { watchPage } from '../page/watch-page.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

test('a parent on trial subscribes in the sandbox, is premium, cancels and keeps access', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call } = await openSignedIn(page, service, '/subscription')

  await test.step('pays on the practice checkout §4.5 §4.16', async () => {
    await page.getByRole('button', { name: 'Subscribe Now' }).last().click()
    await expect(page.getByRole('heading', { name: 'Practice checkout' })).toBeVisible()
    await expect(page.getByText('No card is charged.')).toBeVisible()
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Premium')
  })

  await test.step('cannot pay again §2.93', async () => {
    await page.goto(`${service.url}/subscription`)
    await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(2)
  })

  await test.step('cancels and keeps access §1.11', async () => {
    await page.getByRole('button', { name: 'Cancel premium' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel premium?' })
    await dialog.getByRole('button', { name: 'Cancel premium' }).click()
    await expect(page.getByRole('button', { name: 'Resume premium' })).toBeVisible()
    await expectAccessible(page)
    expect(await call('readSubscription', {})).toMatchObject({
      plan_type: 'premium',
      status: 'active',
      billing_interval: 'yearly',
      cancel_at_period_end: true,
    })
  })

  expect(problems).toEqual([])
})
