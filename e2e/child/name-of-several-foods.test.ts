import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

test('a refused food that is another one elsewhere is told apart by a tap', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=not-eaten')
  const field = page.getByRole('textbox', { name: 'Refused foods' })
  await field.fill('chips')
  await field.press('Enter')
  await expect(page.getByText('which one must stay out?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'French fries (chips)' }).click()
  await expect(page.getByRole('button', { name: 'Remove French fries', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove chips', exact: true })).toHaveCount(0)
  await expect(page.getByText('which one must stay out?')).toHaveCount(0)

  await test.step('and one that is liked too', async () => {
    await page.goto(`${service.url}/children/new?step=wishes`)
    const wishes = page.getByRole('textbox', { name: 'Dietary preferences' })
    await wishes.fill('biscuits')
    await wishes.press('Enter')
    await expect(page.getByText('which one does your child like?')).toBeVisible()
    await expect(page.getByText('We look for dishes with')).toHaveCount(0)
    await page.getByRole('button', { name: /^cookies/ }).click()
    await expect(page.getByText('We look for dishes with cookies')).toBeVisible()
  })
})
