import { expect } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { newEmail } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({
  locale: 'en-GB',
  serviceWorkers: 'block',
  viewport: { width: 320, height: 720 },
})

test('a parent in the United Kingdom registers, types foods as they are called there, and reads plan and list in British words and measures', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.goto(service.url)
  await expect(page).toHaveURL(`${service.url}/en-gb`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Personalised Nutrition')
  await expectFits(page)
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Ann')
  await dialog.getByLabel('Email').fill(newEmail())
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse')
  await dialog.getByRole('button', { name: 'Register' }).click()

  await test.step('who, and what is typed', async () => {
    await page.getByRole('link', { name: 'Add Your First Child' }).click()
    await page.getByLabel('Name').fill('Sam')
    await page.getByLabel('Age').fill('6')
    await page
      .getByRole('radiogroup', { name: 'Diagnosis' })
      .getByText('Autism', { exact: true })
      .click()
    await page.getByRole('link', { name: /^Next: / }).click()
    const allergies = page.getByRole('textbox', { name: 'Allergies' })
    await allergies.fill('monkey nuts')
    await allergies.press('Enter')
    await expect(page.getByRole('list', { name: 'Allergies' })).toContainText('peanut')
    await expectFits(page)
    await page.getByRole('link', { name: /^Next: / }).click()
    const foods = page.getByRole('textbox', { name: 'Safe foods' })
    await foods.fill('chips')
    await foods.press('Enter')
    await expect(page.getByText('“chips” is kept as “French fries”.')).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'Skip the rest and make the week' }).click()
  })

  await test.step('the plan', async () => {
    await page.waitForURL(/\/meal-plan\/[0-9a-f-]{36}/, { timeout: 60_000 })
    await expect(page.getByRole('heading', { name: 'Meal Plan for Sam' })).toBeVisible()
    await expectFits(page)
    await expect(page.locator('main')).not.toContainText(/\b(?:yogurt|zucchini|fl oz|cups)\b/)
  })

  await test.step('the list', async () => {
    await page.getByRole('tab', { name: 'Shopping List' }).click()
    await page.getByRole('checkbox').first().check()
    await expect(page.getByText(/^1 of \d+ in the trolley\./)).toBeVisible()
    const list = await page.getByRole('tabpanel').innerText()
    expect(list).not.toMatch(/\b(?:oz|lb|cans?|yogurt|zucchini|canned)\b/)
    await expectFits(page)
  })

  await test.step('the account', async () => {
    await page.goto(`${service.url}/account`)
    await openRow(page, 'Language')
    await expect(page.getByRole('radio', { name: 'English (UK)' })).toBeChecked()
    await expectFits(page)
  })
  expect(problems).toEqual([])
})
