import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { watchPage } from '../page/watch-page.ts'
import { newEmail } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', hasTouch: true, viewport: { width: 390, height: 844 } })

const foods = 8

test('from the landing page to the first week of a six-year-old with a milk allergy and eight foods: at most twenty taps beside five typed fields', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  let taps = 0
  let typed = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  const type = async (target: Locator, text: string) => {
    await target.fill(text)
    typed += 1
  }
  await page.goto(service.url)
  await tap(page.getByRole('button', { name: 'Start Free Trial' }).first())
  const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await type(dialog.getByLabel('Full name'), 'Kim Parent')
  await type(dialog.getByLabel('Email'), newEmail())
  await type(dialog.getByLabel('Password', { exact: true }), 'correct horse')
  await tap(dialog.getByRole('button', { name: 'Register' }))
  await expect(page.getByText('Three questions, then a week')).toBeVisible()
  await tap(page.getByRole('link', { name: 'Add Your First Child' }))
  await expect(page.getByText('1 of 6: Name and age')).toBeVisible()
  await type(page.getByLabel('Name'), 'Theo')
  await type(page.getByLabel('Age'), '6')
  await tap(
    page.getByRole('radiogroup', { name: 'Diagnosis' }).getByText('Autism', { exact: true }),
  )
  await expectFits(page)
  await tap(page.getByRole('link', { name: /^Next: / }))
  await expect(page.getByText('2 of 6: Allergies')).toBeVisible()
  await tap(page.getByRole('button', { name: 'Milk', exact: true }))
  await tap(page.getByRole('link', { name: /^Next: / }))
  const tiles = page.getByRole('group', { name: 'Foods to tap' }).getByRole('button')
  await expect(tiles.first()).toBeVisible()
  for (let at = 0; at < foods; at += 1) {
    await tap(tiles.nth(at))
    await expect(tiles.nth(at)).toHaveAttribute('aria-pressed', 'true')
  }
  await tap(page.getByRole('group', { name: /^Is this nearly everything/ }).getByText('Yes'))
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Skip the rest and make the week' }))
  await page.waitForURL(/\/meal-plan\/[0-9a-f-]{36}/, { timeout: 60_000 })
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Meal Plan for Theo' })).toBeVisible()
  await expect(page.getByText('Checked against milk', { exact: true })).toBeVisible()
  expect(typed).toBe(5)
  expect(taps).toBeLessThanOrEqual(20)

  await test.step('the way back leads to no form that would make it again', async () => {
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeEnabled()
  })
  expect(problems).toEqual([])
})
