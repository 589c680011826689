import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { watchPage } from '../page/watch-page.ts'
import { makePlan, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('the list is shared by the devices of a household, live and after a time offline', async ({
  page,
  browser,
  context,
  service,
}) => {
  const problems = watchPage(page)
  const { planUrl, call, child, plan } = await startFamily(page, service.url)
  await page.goto(planUrl)
  await page.getByRole('tab', { name: 'Shopping List' }).click()
  // The same parent on another device: its own storage, the same session.
  const phone = await browser.newContext({ storageState: await context.storageState() })
  const other = await phone.newPage()
  await other.goto(planUrl)
  await other.getByRole('tab', { name: 'Shopping List' }).click()
  const first = page.getByRole('tabpanel').getByRole('listitem').first()
  const name =
    (await first.getByRole('button', { name: /^I have this/ }).getAttribute('aria-label')) ?? ''

  await test.step('a tick is seen on the other device', async () => {
    await first.getByRole('checkbox').check()
    await expect(page.getByText(/Shared with your other devices/)).toBeVisible()
    await expect(other.getByText(/^1 of \d+ in the cart/)).toBeVisible()
  })

  await test.step('a dish swapped on one device stands on the other, in its day and in the list', async () => {
    const [day] = plan.plan_data.days
    const body = { day: day?.day ?? 1, slot: 'dinner' as const }
    const [instead] = await call('listAlternatives', { params: { id: plan.id }, body })
    if (!instead) throw new Error('Nothing else fits this dinner')
    const lists = page.getByRole('tabpanel').getByRole('list')
    const listed = await lists.allTextContents()
    await other.getByRole('tab', { name: 'Daily Meals' }).click()
    const dinner = other.getByRole('region', { name: 'Dinner', exact: true })
    await expect(dinner).toContainText(day?.dinner.name ?? '')
    const { revision } = await call('swapMeal', {
      params: { id: plan.id },
      body: { ...body, recipe_id: instead.recipe_id, revision: plan.revision },
    })
    // Sooner than the next time that a stream looks by itself.
    const soon = { timeout: 10_000 }
    await expect(dinner).toContainText(instead.name, soon)
    await expect.poll(() => lists.allTextContents(), soon).not.toEqual(listed)
    await call('goBackToRevision', { params: { id: plan.id }, body: { to: 1, revision } })
    await expect(dinner).toContainText(day?.dinner.name ?? '', soon)
    await other.getByRole('tab', { name: 'Shopping List' }).click()
  })

  await test.step('what is at home is taken off the list, and can come back', async () => {
    await other.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name })).toHaveCount(0)
    await page.getByText('You have this already: 1').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Buy it after all/ }).click()
    await expect(other.getByRole('button', { name })).toBeVisible()
  })

  await test.step('what is at home is remembered for the next plan, asked for again, and taken back', async () => {
    await page.getByRole('button', { name }).click()
    await expect(other.getByRole('button', { name })).toHaveCount(0)
    // The next plan needs some of them again, whichever it is.
    const marks = (plan.plan_data.shopping_items ?? []).map(({ line = '' }) => ({
      line,
      state: 'at_home' as const,
      lasting: true,
      changed_at: new Date().toISOString(),
    }))
    await call('changeShoppingMarks', { params: { id: plan.id }, body: { marks } })
    const next = await makePlan(call, child.id)
    const later = await phone.newPage()
    await later.goto(`${service.url}/meal-plan/${next.id}`)
    await later.getByRole('tab', { name: 'Shopping List' }).click()
    const asked = later.getByRole('region', { name: 'Still at home?' })
    const back = asked.getByRole('button', { name: /^Buy it after all/ })
    await expect(back.first()).toBeVisible()
    await expectAccessible(later)
    const food = ((await back.first().getAttribute('aria-label')) ?? '').split(': ')[1] ?? ''
    await back.first().click()
    await expect(asked.getByRole('button', { name: `Buy it after all: ${food}` })).toHaveCount(0)
    await expect(
      later.getByRole('button', { name: `I have this: ${food}`, exact: true }),
    ).toBeVisible()
    await later.close()
    const open = marks.map((mark) => ({
      ...mark,
      state: 'open' as const,
      changed_at: new Date().toISOString(),
    }))
    await call('changeShoppingMarks', { params: { id: plan.id }, body: { marks: open } })
    await expect(page.getByRole('button', { name })).toBeVisible()
  })

  await test.step('a line of one’s own is added, and an empty one is not', async () => {
    const field = page.getByRole('textbox', { name: 'Add a line of your own' })
    await page.getByRole('button', { name: 'Add the line' }).click()
    await expect(page.getByText('Write what to buy.')).toBeVisible()
    await field.fill('Dish soap')
    await field.press('Enter')
    await expect(other.getByRole('checkbox', { name: 'Dish soap' })).toBeVisible()
    await other.getByRole('checkbox', { name: 'Dish soap' }).check()
    await expect(page.getByRole('checkbox', { name: 'Dish soap' })).toBeChecked()
  })

  await test.step('a line of one’s own that is at home is off the list, and comes back', async () => {
    await page.getByRole('button', { name: 'I have this: Dish soap' }).click()
    await expect(other.getByRole('checkbox', { name: 'Dish soap' })).toHaveCount(0)
    await other.getByText('You have this already: 1').click()
    await other.getByRole('button', { name: 'Buy it after all: Dish soap' }).click()
    await expect(page.getByRole('checkbox', { name: 'Dish soap' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Dish soap' }).check()
    await expect(other.getByRole('checkbox', { name: 'Dish soap' })).toBeChecked()
  })

  await test.step('what a home has is remembered', async () => {
    const staple = page
      .getByRole('region', { name: 'Check that you have' })
      .getByRole('checkbox')
      .first()
    await staple.check()
    await expect(
      other.getByRole('region', { name: 'Check that you have' }).getByRole('checkbox').first(),
    ).toBeChecked()
  })

  await test.step('offline, changes wait on the device; the later one of a line stays', async () => {
    await context.setOffline(true)
    await page.getByRole('checkbox', { name: 'Dish soap' }).uncheck()
    await expect(page.getByText(/Kept on this device until there is a connection/)).toBeVisible()
    await expect(other.getByRole('checkbox', { name: 'Dish soap' })).toBeChecked()
    await context.setOffline(false)
    await expect(other.getByRole('checkbox', { name: 'Dish soap' })).not.toBeChecked()
    await expect(page.getByText(/Shared with your other devices/)).toBeVisible()
    await test.step('and what was written on both stands once', async () => {
      await context.setOffline(true)
      for (const [device, text] of [
        [page, 'Paper towels'],
        [other, 'paper  towels'],
      ] as const) {
        const field = device.getByRole('textbox', { name: 'Add a line of your own' })
        await field.fill(text)
        await field.press('Enter')
        await expect(device.getByRole('checkbox', { name: /^paper\s+towels$/i })).toHaveCount(1)
      }
      await context.setOffline(false)
      await expect(page.getByText(/Shared with your other devices/)).toBeVisible()
      for (const device of [page, other]) {
        await expect(device.getByRole('checkbox', { name: /^paper\s+towels$/i })).toHaveCount(1)
      }
      await page.getByRole('button', { name: /^Remove paper\s+towels/i }).click()
    })
    await page.getByRole('button', { name: 'Remove Dish soap' }).click()
    await expect(other.getByRole('checkbox', { name: 'Dish soap' })).toHaveCount(0)
  })

  await test.step('holds on narrow and wide screens, light and dark', async () => {
    await expectFits(page)
  })
  await phone.close()
  // What failed while there was no connection is no fault of the page.
  expect(
    problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem)),
  ).toEqual([])
})
