import { expect } from '@playwright/test'
import { startFamily } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'
import { expectReadable } from './expect-readable.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

test('what a page is for stands open on the first visit, and one tap away on the next', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/sharing')
  const explained = page.getByText(/^Everything that you share of your children/)
  await expect(explained).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Shared', level: 1 })).toBeVisible()
  await expect(explained).toBeHidden()
  await expectReadable(page)
  await page.getByText('What this is for').first().click()
  await expect(explained).toBeVisible()
})

test('between a phone and a desk the row of places has its room before it comes', async ({
  page,
  service,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/known-places/, async (route) => {
    await held
    await route.fallback()
  })
  await page.setViewportSize({ width: 768, height: 900 })
  await startFamily(page, service.url)
  await page.goto(`${service.url}/account`)
  const heading = page.getByRole('heading', { name: 'Your account' })
  await expect(heading).toBeVisible()
  const before = await heading.boundingBox()
  letGo()
  await expect(page.getByRole('link', { name: 'Week', exact: true }).first()).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})
