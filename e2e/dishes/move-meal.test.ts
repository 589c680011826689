import { expect } from '@playwright/test'
import { wayToMove } from '../../apps/server/src/testing/families/way-to-move.ts'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a meal is moved to another day in the week and on its card, and back again', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call, child, plan, planUrl } = await startFamily(page, service.url)
  const { day, to_day, slot } = wayToMove(child, plan)
  const lunchOf = (on: number) => plan.plan_data.days[on - 1]?.lunch.name ?? ''
  const read = () => call('readPlan', { params: { id: plan.id } })
  const toasts = page.locator('[data-sonner-toast]')
  const dialog = page.getByRole('dialog', { name: `Move ${lunchOf(day)}` })
  const target = dialog.getByRole('listitem').nth(to_day > day ? to_day - 2 : to_day - 1)
  const move = { name: `Move ${lunchOf(day)} to another day` }

  await test.step('in the week on a desk, by keyboard alone', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(planUrl)
    const week = page.getByRole('region', { name: 'The week at a glance' })
    const lunches = week.getByRole('row', { name: /^Lunch/ })
    const button = lunches
      .getByRole('cell')
      .nth(day - 1)
      .getByRole('button', move)
    await button.focus()
    await expect(button).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toHaveCount(6)
    await expectFits(page)
    await target.getByRole('button').focus()
    await page.keyboard.press('Enter')
    // Under the pointer it stands as long as the page is looked at.
    await toasts.getByText('Meal moved').hover()
    await expect(
      page.getByText(/ is on \w+, \w+ \d+ now, and .* in its place.*press Alt and T, then Tab/),
    ).toBeAttached()
    const moved = await read()
    expect(moved.plan_data.days[to_day - 1]?.lunch.name).toBe(lunchOf(day))
    expect(moved.plan_data.days[day - 1]?.lunch.name).toBe(lunchOf(to_day))
    await expectAccessible(page)
    await toasts.getByRole('button', { name: 'Undo' }).click()
    await expect(toasts.getByText(`${lunchOf(day)} is back`)).toBeVisible()
    expect((await read()).plan_data).toEqual(plan.plan_data)
  })

  await test.step('on the card of a phone; what is kept stays, and it is said why', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${planUrl}?day=${day}#lunch`)
    const lunch = page.getByRole('region', { name: 'Lunch' })
    await (await openDish(page, lunch)).getByRole('button', move).click()
    // Kept meanwhile, in another tab.
    await call('changeLocks', {
      params: { id: plan.id },
      body: { locks: [{ day: to_day, slot }] },
    })
    await target.getByRole('button').click()
    await expect(dialog.getByRole('alert')).toContainText('is kept in its place. Free it first')
    await expectFits(page)
    await page.reload()
    await page.getByRole('dialog').getByRole('button', move).click()
    await expect(target.getByRole('button')).toBeDisabled()
    await expect(target).toContainText('kept in its place')
    await expectAccessible(page)
  })

  await test.step('it is told among the versions of the plan', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click()
    await expect(
      page.getByRole('dialog').getByText(/^Version \d+\. A meal was moved to another day$/),
    ).toBeVisible()
  })
  expect(problems).toEqual([])
})
