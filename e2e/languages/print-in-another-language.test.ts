import { expect } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('sheets are printed in another language than that of the app, which stays as it is', async ({
  page,
  service,
}) => {
  const { plan, planUrl, call } = await startFamily(page, service.url)
  const lang = page.locator('html')
  const sheets = page.locator('.sheet')
  await page.goto(planUrl)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`${planUrl}/print`)
  await page.getByRole('radio', { name: 'Shopping list' }).check()
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(lang).toHaveAttribute('lang', 'es-US')
  await expect(page.getByRole('radio', { name: 'Lista de compras' })).toBeChecked()
  await expect(sheets.first()).toContainText('Lista de compras')
  await expectFits(page)
  await page.getByRole('radio', { name: 'Todo: una página por día' }).check()
  await expect(sheets.first()).toContainText('Desayuno')
  await page.reload()
  await expect(lang).toHaveAttribute('lang', 'es-US')
  await expect(sheets.first()).toContainText('Desayuno')
  const [english = ''] = plan.plan_data.days[0]?.dinner.steps ?? []
  await expect(sheets.first()).not.toContainText(english)

  await page.getByRole('link', { name: 'Volver al plan' }).click()
  await expect(page).toHaveURL(planUrl)
  await expect(lang).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('tab', { name: 'Shopping List' })).toBeVisible()
  expect((await call('readAccount', {})).language ?? 'en-US').toBe('en-US')

  await test.step('and the device keeps its copy in the language of the app', async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).toContain(plan.id)
    expect(kept).not.toContain('Desayuno')
    expect(kept).not.toContain('"language":"es-US"')
  })
})
