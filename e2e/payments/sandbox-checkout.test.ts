import { expect } from '@playwright/test'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { watchPage } from '../page/watch-page.ts'
import { newEmail } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('the practice checkout says that no card is charged, on every screen, and pays once', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { token } = await clientOf(service.url)('register', {
    body: { name: 'Kim Parent', email: newEmail(), password: 'correct horse' },
  })
  const call = clientOf(service.url, token)
  // Without a session in this browser the app leads on from there at once.
  const press = async (name: string) => {
    const back = page.waitForRequest(/\/subscription\/success\?session_id=/)
    await page.getByRole('button', { name }).press('Enter')
    await back
  }
  const open = async () => {
    const body = { package_id: 'yearly' as const, origin_url: service.url }
    const response = await fetch(`${service.url}/api/subscriptions/checkout`, {
      method: 'POST',
      headers: {
        origin: service.url,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    const { url }: { url: string } = await response.json()
    return url
  }

  await test.step('is readable on a phone and a desk, in light and dark', async () => {
    await page.goto(await open())
    for (const width of [390, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await expect(page.getByText('No card is charged.')).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  })

  await test.step('declines, and can be opened again', async () => {
    const before = page.url()
    await press('Decline')
    expect(await open()).toBe(before)
  })

  await test.step('expires, and a new one is opened', async () => {
    const before = await open()
    await page.goto(before)
    await press('Let it expire')
    await page.goto(before)
    await expect(page.getByRole('heading', { name: 'Expired' })).toBeVisible()
    await expectAccessible(page)
    expect(await open()).not.toBe(before)
  })

  await test.step('pays', async () => {
    const address = await open()
    await page.goto(address)
    await press('Pay')
    expect(await call('readSubscription', {})).toMatchObject({ plan_type: 'premium' })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
    await expectAccessible(page)
  })

  expect(problems).toEqual([])
})
