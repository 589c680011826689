import { expect, type Locator, type Page } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'block' })

/** A finger goes over the middle of what is there, by so many pixels. */
async function swipe(page: Page, row: Locator, across: number): Promise<void> {
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const finger = await page.context().newCDPSession(page)
  const at = (moved: number) => [{ x: x + width / 2 + moved, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const part of [0.25, 0.5, 0.75, 1])
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(across * part),
    })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('on a phone the list begins on the first screen; a line opens for its meals, and is swept away where it is at home', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { planUrl, plan } = await startFamily(page, service.url)
  const items = plan.plan_data.shopping_items ?? []
  await page.goto(`${planUrl}?tab=list`)
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  const first = rows.first()
  await expect(rows.nth(3)).toBeInViewport()
  const food = items[0]?.name ?? ''

  await test.step('opened, it says how much is needed and leads to the dish', async () => {
    await first.getByRole('button', { name: `${food}: for what, and how much` }).tap()
    await expect(first.getByText(/^[\d.]+ k?g needed$/)).toBeVisible()
    await expectFits(page)
    const meal = first.getByRole('link').first()
    const dish = (await meal.textContent()) ?? ''
    await meal.tap()
    await expect(page.getByRole('dialog', { name: dish })).toBeVisible()
    await page.goBack()
  })

  await test.step('a short swipe leaves it, a long one takes it off, and both tick nothing', async () => {
    await swipe(page, first, -50)
    await expect(page.getByText(`0 of ${items.length} in the cart.`)).toBeVisible()
    await swipe(page, first, -150)
    await expect(page.getByText(`0 of ${items.length - 1} in the cart.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText(`0 of ${items.length} in the cart.`)).toBeVisible()
  })

  await test.step('the same is done by a button of the open line', async () => {
    const have = first.getByRole('button', { name: `I have this: ${food}` })
    // The browser takes a touch soon after a swipe for the end of its fling: no click comes of it.
    await expect(async () => {
      await first.getByRole('button', { name: `${food}: for what, and how much` }).tap()
      await expect(have).toBeVisible({ timeout: 1000 })
    }).toPass()
    await have.tap()
    await expect(page.getByText(`0 of ${items.length - 1} in the cart.`)).toBeVisible()
    await expect(page.getByText('You have this already: 1')).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('what the service told before a change and arrives after it takes the change not back, and closes no open line', async ({
  page,
  service,
}) => {
  const { planUrl, plan, call } = await startFamily(page, service.url)
  const items = plan.plan_data.shopping_items ?? []
  const food = items[0]?.name ?? ''
  const params = { id: plan.id }
  await page.goto(`${planUrl}?tab=list`)
  const first = page.getByRole('tabpanel').getByRole('listitem').first()
  const inCart = (count: number) => page.getByText(`${count} of ${items.length} in the cart.`)
  await expect(inCart(0)).toBeVisible()
  await first.getByRole('checkbox').check()
  await expect(inCart(1)).toBeVisible()
  await expect.poll(() => call('listShoppingMarks', { params })).toHaveLength(1)
  const before = (await call('listShoppingMarks', { params })).map((mark) => ({
    ...mark,
    state: 'at_home',
  }))
  await first.getByRole('checkbox').uncheck()
  await expect
    .poll(async () => (await call('listShoppingMarks', { params })).map(({ state }) => state))
    .toEqual(['open'])
  let told = 0
  await page.route('**/shopping-marks/events', (route) => {
    told += 1
    return route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify(before)}\n\n`,
    })
  })
  await page.reload()
  await expect(inCart(0)).toBeVisible()
  await first.getByRole('button', { name: `${food}: for what, and how much` }).tap()
  await expect.poll(() => told).toBeGreaterThan(1)
  await expect(inCart(0)).toBeVisible()
  await expect(first.getByRole('button', { name: `I have this: ${food}` })).toBeVisible()
})
