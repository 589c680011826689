import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, registerParent, signIn, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', hasTouch: true })

/** Where a row ends, and what else is drawn over the middle of it. */
async function rowOf(page: Page, name: string) {
  const row = page.getByRole('region', { name, exact: true }).locator('[data-meal-row]')
  const box = await row.boundingBox()
  if (!box) throw new Error(`No row of ${name}`)
  const isCovered = await row.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // Its last pixels answer for the line below it too.
    const points = [0.1, 0.4, 0.7].map((share) => [left + width / 2, top + height * share])
    return points.some(([x = 0, y = 0]) => !element.contains(document.elementFromPoint(x, y)))
  })
  return { bottom: box.y + box.height, isCovered }
}

test('a phone’s first screen of a new plan is breakfast to dinner of its day, and nothing lies over it', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  await addChild(call, {
    name: 'Theo',
    age: 6,
    allergies: ['milk'],
    safe_foods: ['nuggets', 'fries', 'apple', 'toast', 'pasta', 'cucumber', 'eggs', 'banana'],
    safe_foods_nearly_all: true,
  })
  await signIn(page, service.url, session)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${service.url}/meal-plan/generate`)
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.waitForURL(/\/meal-plan\/[0-9a-f-]{36}/, { timeout: 60_000 })
  const told = page.getByText('Meal plan generated successfully!')
  await expect(told).toBeVisible()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)

  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await test.step(`at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, 0))
      const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
      for (const name of ['Breakfast', 'Lunch', 'Dinner']) {
        const { bottom, isCovered } = await rowOf(page, name)
        expect(bottom, name).toBeLessThanOrEqual(bar?.y ?? 0)
        expect(isCovered, name).toBe(false)
      }
    })
  }

  await test.step('what a clinician may hear later is one line, which opens', async () => {
    const clinician = page.locator('summary').filter({ hasText: /^For your clinician \(\d\)/ })
    const text = page.getByText(/^The list holds \d+ different foods/)
    await expect(text).toBeHidden()
    await clinician.click()
    await expect(text).toBeVisible()
    await clinician.click()
  })

  await test.step('two taps lead to cooking, and back closes the sheet', async () => {
    const dinner = page.getByRole('region', { name: 'Dinner', exact: true })
    const sheet = await openDish(page, dinner)
    await expect(page).toHaveURL(/\?day=1&dish=dinner$/)
    const cook = sheet.getByRole('link', { name: /^Cook/ })
    await expect(cook).toBeInViewport({ ratio: 1 })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const tops = await sheet
        .getByRole('button', { name: /^(Swap|Move|Not this)/ })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(tops).toHaveLength(3)
      expect(new Set(tops).size, `${width} px`).toBe(1)
    }
    await expectFits(page)
    await expectAccessibleInBoth(page)
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await openDish(page, dinner)
    await cook.tap()
    await expect(page.getByRole('heading', { level: 1, name: 'What you need' })).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('a tap on a dish is answered by its name before the code of its sheet is here', async ({
  page,
  service,
}) => {
  const { planUrl } = await startFamily(page, service.url)
  await page.setViewportSize({ width: 390, height: 844 })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/dish-sheet-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(planUrl)
  const link = page
    .getByRole('region', { name: 'Dinner', exact: true })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
  const name = await link.innerText()
  await link.tap()
  // The sheet itself may name the dish in a sentence.
  const toCome = page
    .locator('p:not([role="dialog"] p)')
    .filter({ hasText: new RegExp(`^${RegExp.escape(name)}$`) })
  await expect(toCome).toBeInViewport({ ratio: 1 })
  letGo()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(toCome).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toCome).toHaveCount(0)
})

test('a page left open past midnight shows the new day', async ({ page, service }) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    new Date(),
  )
  const plan = await call('generatePlan', {
    body: { child_id: child.id, duration_days: 7, start_date: today },
  })
  if (!('plan_data' in plan)) throw new Error('The plan was not made at once')
  await signIn(page, service.url, session)
  await page.clock.install()
  await page.goto(`${service.url}/meal-plan/${plan.id}`)
  const days = page.getByRole('button', { name: /^Day \d/ })
  await expect(days.first()).toHaveAttribute('aria-expanded', 'true')
  await page.clock.fastForward('24:00:00')
  await expect(page.getByRole('button', { name: /^Day 2\b/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByRole('button', { name: /^Day 2\b/ })).toContainText('Today')
})
