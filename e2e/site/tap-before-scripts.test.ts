import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a tap on Start Free Trial before the scripts have come is never lost', async ({
  page,
  service,
}) => {
  let letThrough = () => {}
  const tapped = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await tapped
    await route.continue().catch(() => {})
  })
  await page.goto(service.url, { waitUntil: 'commit' })
  const asked = page.waitForRequest((request) => request.url().endsWith('/?open=register'))
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click({ noWaitAfter: true })
  await asked
  letThrough()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Full name')).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/`)
  await expectAccessible(page)
})
