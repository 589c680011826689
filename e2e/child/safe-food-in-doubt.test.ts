import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

const tag = (page: Page, typed: string) =>
  page.getByRole('button', { name: `Remove ${typed}`, exact: true })

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test(`a safe food that reads as if it were not eaten is answered by a tap, ${viewport.width} px wide`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize(viewport)
    await openSignedIn(page, service, '/children/new?step=foods')
    const field = page.getByRole('textbox', { name: 'Safe foods' })
    for (const typed of ['cheese (rash)', 'no ham', 'ketchup']) {
      await field.fill(typed)
      await field.press('Enter')
    }
    await expect(page.getByText('Does your child eat cheese, or must that stay out?')).toBeVisible()
    await expect(
      page.getByText('“ketchup” may stand beside other food at main meals and snacks.'),
    ).toBeVisible()
    await expectAccessible(page)

    await test.step('eaten, the food stands in its place', async () => {
      await page.getByRole('button', { name: 'My child eats cheese (cheese (rash))' }).click()
      await expect(tag(page, 'cheese (rash)')).toHaveCount(0)
      await expect(tag(page, 'cheese')).toBeVisible()
    })

    await test.step('or it is refused', async () => {
      await page.getByRole('button', { name: 'No, ham stays out (no ham)' }).click()
      await expect(tag(page, 'no ham')).toHaveCount(0)
      await expect(page.getByText('ham is now under “Refuses”.')).toBeVisible()
      await page.getByRole('button', { name: 'Undo (ham)' }).click()
      await expect(tag(page, 'no ham')).toBeVisible()
      await page.getByRole('button', { name: 'No, ham stays out (no ham)' }).click()
      await expect(page.getByText('ham is now under “Refuses”.')).toBeVisible()
      // A phone has the refused foods on the page behind this one.
      if (viewport.width < 600) await page.getByRole('link', { name: 'Next' }).click()
      await expect(tag(page, 'ham')).toBeVisible()
    })
  })
