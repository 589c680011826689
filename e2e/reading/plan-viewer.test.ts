import { expect } from '@playwright/test'
import { slotWords } from '../../apps/web/app/features/plans/day-dishes.ts'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { countRequests } from '../page/count-requests.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a plan is read by day, by dish, by list and by tips, on every screen', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { plan, planUrl } = await startFamily(page, service.url, 14)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(planUrl)
  const days = page.getByRole('button', { name: /^Day \d/ })

  await test.step('opens with today §1.4 §2.7 §2.68-70 §2.72-75 §6.3', async () => {
    await expect(page.getByRole('heading', { name: 'Meal Plan for Robin', level: 1 })).toBeVisible()
    await expect(page.getByText(/^Generated on \w+ \d+, \d{4}$/)).toBeVisible()
    const checked = page.getByText(/^Checked against milk, peanut.* by ingredient\. /)
    const quietLine = page.locator('summary', { hasText: 'Checked against milk' })
    await expect(checked).toBeHidden()
    await quietLine.click()
    await expect(checked).toBeVisible()
    await quietLine.click()
    for (const name of ['Daily Meals', 'Shopping List', 'Tips']) {
      await expect(page.getByRole('tab', { name })).toBeVisible()
    }
    await expect(days).toHaveCount(14)
    await expect(days.first()).toHaveAttribute('aria-expanded', 'true')
    await expect(days.first()).toContainText('Today')
    const day = page.getByRole('region', { name: /^Day 1/ })
    for (const slot of ['Breakfast', 'Lunch', 'Dinner', 'Snacks', 'Brain-Boosting Juice']) {
      await expect(day.getByText(slot, { exact: true })).toBeVisible()
    }
    const [first] = plan.plan_data.days
    if (!first) throw new Error('The plan has no days')
    for (const [slot, dishes] of [
      ['Breakfast', [first.breakfast]],
      ['Lunch', [first.lunch]],
      ['Dinner', [first.dinner]],
      ['Snacks', first.snacks],
      ['Brain-Boosting Juice', [first.juice]],
    ] as const) {
      const shown = day.getByRole('region', { name: slot })
      for (const { name, ingredients, benefits } of dishes) {
        await expect(shown.getByRole('heading', { name }).first()).toBeVisible()
        for (const line of ingredients) await expect(shown).toContainText(line)
        await expect(shown).toContainText(benefits)
      }
    }
    for (const slot of ['Breakfast', 'Lunch', 'Dinner']) {
      const shown = day.getByRole('region', { name: slot })
      await expect(shown.getByText('Prep time:')).toHaveCount(1)
    }
    const juice = day.getByRole('region', { name: 'Brain-Boosting Juice' })
    await expect(juice.locator('ol').first().locator('li')).toHaveText(first.juice.preparation)
    await expect(days.first()).toContainText(
      new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
        new Date(first.date ?? ''),
      ),
    )
  })

  await test.step('opens a day from the strip of dates by keyboard, one at a time §2.71', async () => {
    const strip = page.getByRole('radio', { name: /^Day \d/ })
    await expect(strip).toHaveCount(14)
    await strip.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(strip.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(strip.nth(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(days.nth(2)).toBeFocused()
    await expect(days.nth(2)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(1)
    await expect(days.nth(2)).toBeInViewport()
    await days.nth(2).press('Enter')
    await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(0)
    await strip.last().click()
    await expect(days.nth(13)).toHaveAttribute('aria-expanded', 'true')
    await strip.first().click()
  })

  await test.step('opens a dish to steps, textures, reasons, swap and lock', async () => {
    // Of many a dish nothing is to be said that would not hold of any other.
    const explained = plan.plan_data.days.flatMap((day, index) =>
      (['breakfast', 'lunch', 'dinner'] as const).flatMap((slot) =>
        day[slot].why?.length ? { index, slot } : [],
      ),
    )[0]
    if (!explained) throw new Error('No dish says why it was chosen')
    await page
      .getByRole('radio', { name: /^Day \d/ })
      .nth(explained.index)
      .click()
    const row = page.getByRole('region', { name: slotWords[explained.slot] })
    const meal = await openDish(page, row)
    await expect(meal.getByRole('heading', { name: 'Steps' })).toBeVisible()
    await meal.getByText('Why and how it was checked').click()
    for (const title of ['How it feels', 'Why this dish', 'What was ruled out']) {
      await expect(meal.getByRole('heading', { name: title })).toBeVisible()
    }
    await expectAccessible(page)
    const keep = meal.getByRole('button', { name: /^Keep this dish/ })
    await keep.click()
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    await meal.getByRole('button', { name: /^Swap/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Swap/ })
    await expect(dialog.getByRole('button', { name: /^Choose this/ }).first()).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(meal.getByRole('button', { name: /^Swap/ })).toBeFocused()
    await page.goBack()
    await expect(meal).toBeHidden()
    await expect(row.getByText('Kept', { exact: true })).toBeVisible()
    await expect(row.getByRole('heading', { level: 3 }).getByRole('link')).toBeFocused()
  })

  await test.step('shows nutrition in words and bars, energy folded away', async () => {
    const nutrition = page.getByRole('region', { name: 'Nutrition of this plan' })
    await nutrition.getByText('Nutrition of this plan').click()
    await expect(nutrition.getByText(/daily targets/).first()).toBeVisible()
    await expect(nutrition.getByText('kcal')).toBeHidden()
    await nutrition.getByText(/^(Every nutrient|The other nutrients)$/).click()
    await expect(nutrition.getByText('kcal')).toBeHidden()
    await nutrition.getByText('Energy', { exact: true }).first().click()
    await expect(nutrition.getByText(/kcal/).first()).toBeVisible()
  })

  await test.step('lists what to buy with bullets, and numbers the tips §1.4 §2.76 §2.78', async () => {
    const { shopping_list, staples = [], general_tips, checked } = plan.plan_data
    await page.getByRole('tab', { name: 'Shopping List' }).click()
    const bought = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    await expect(bought).toHaveCount(shopping_list.length + staples.length)
    await page.getByRole('tab', { name: 'Tips' }).click()
    const first = page.getByRole('region', { name: 'First of all' }).getByRole('listitem')
    await expect(first).toHaveCount(3)
    await expect(first.locator('img')).toHaveCount(3)
    const leads = page.getByRole('region', { name: 'Good to know' }).locator('summary')
    for (const lead of await leads.all()) {
      // A lead says in a few words what the tip is about.
      expect((await lead.textContent())?.length).toBeLessThanOrEqual(30)
      await lead.click()
    }
    // What the head of the page says is not said again below it.
    const below = general_tips.filter((tip) => !checked?.text.includes(tip))
    const numbered = page.getByRole('tabpanel').locator('ol').getByRole('listitem').locator('p')
    expect((await numbered.allTextContents()).toSorted()).toEqual(below.toSorted())
    await page.getByRole('tab', { name: 'Daily Meals' }).click()
  })

  await test.step('holds on narrow and wide screens, light and dark', async () => {
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [390, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      for (const name of ['Shopping List', 'Tips', 'Daily Meals']) {
        await page.getByRole('tab', { name }).click()
        await expectNoSideScroll(page)
        await expectAccessible(page)
      }
    }
  })
  expect(problems).toEqual([])
})

test('a plan that is empty, cannot be loaded or is deleted says so', async ({ page, service }) => {
  const { session, call, plan, planUrl } = await startFamily(page, service.url)

  await test.step('one that cannot be loaded leads back to the dashboard, after it was waited for §2.80 §8.11', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(`**/api/meal-plans/${plan.id}`, async (route) => {
      await held
      await route.fulfill({ status: 404, json: { code: 'not_found', detail: 'Gone' } })
    })
    await page.goto(planUrl)
    await expect(page.getByText('Loading...')).toBeVisible()
    await expectAccessible(page)
    answer()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await expect(page.getByText('Failed to load meal plan')).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('one with nothing in it §2.77 §2.79', async () => {
    const plan_data = {
      ...plan.plan_data,
      shopping_list: [],
      shopping_items: [],
      staples: [],
      general_tips: [],
    }
    await page.route(`**/api/meal-plans/${plan.id}`, (route) =>
      route.fulfill({ json: { ...plan, child_name: null, plan_data } }),
    )
    await page.goto(planUrl)
    await expect(page.getByRole('heading', { name: 'Meal Plan for Child' })).toBeVisible()
    await page.getByRole('tab', { name: 'Shopping List' }).click()
    await expect(page.getByText('No shopping list available')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Tips' }).click()
    await expect(page.getByText('No tips available')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
  })

  await test.step('deleting it asks first, says when it failed, and needs one of two clicks', async () => {
    await page.goto(planUrl)
    const dialog = page.getByRole('alertdialog', { name: /^Are you sure/ })
    const confirm = dialog.getByRole('button', { name: 'Delete plan' })
    const ask = async () => {
      await page.getByRole('button', { name: 'More for this plan' }).click()
      await page.getByRole('menuitem', { name: 'Delete plan' }).click()
      await expect(confirm).toBeVisible()
    }
    await ask()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()

    const planAddress = `**/api/meal-plans/${plan.id}`
    await page.route(planAddress, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    )
    await ask()
    await confirm.click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(planAddress)

    const deletes = new RegExp(`/api/meal-plans/${plan.id}$`)
    const asked = countRequests(page, deletes)
    await confirm.dblclick()
    await expect(page.getByText('Meal plan deleted', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await expect(page.getByText('No meal plans generated yet')).toBeVisible()
    expect(asked()).toBe(1)
  })

  await test.step('one that was deleted leads back to the dashboard', async () => {
    await page.goto(planUrl)
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await expect(page.getByText('Failed to load meal plan')).toBeVisible()
    await expect(page.getByText('No meal plans generated yet')).toBeVisible()
  })

  await test.step('and an ended session leads to the login', async () => {
    await call('logout', {})
    await page.goto(planUrl)
    await expect(page).toHaveURL(`${service.url}/`)
    await expect(page.getByText('Please log in again')).toBeVisible()
    expect(session.token).not.toBe('')
  })
})

test('two tabs change one plan, and the later one is told', async ({ page, context, service }) => {
  const { planUrl } = await startFamily(page, service.url)
  const other = await context.newPage()
  // A tab that hears of the change in time would choose for the new plan.
  await other.route(/\/events$/, (route) => route.abort())
  for (const tab of [page, other]) {
    await tab.goto(planUrl)
    const lunch = await openDish(tab, tab.getByRole('region', { name: 'Lunch' }))
    await lunch.getByRole('button', { name: /^Swap/ }).click()
    await expect(tab.getByRole('button', { name: /^Choose this/ }).first()).toBeVisible()
  }
  const choose = (tab: typeof page) => tab.getByRole('button', { name: /^Choose this/ }).first()
  const asked = countRequests(page, /\/meals$/)
  await choose(page).dblclick()
  await expect(page.getByText('Dish swapped')).toBeVisible()
  expect(asked()).toBe(1)
  await choose(other).click()
  const dialog = other.getByRole('dialog', { name: /^Swap/ })
  await expect(
    dialog.getByText('This plan was changed elsewhere. Reload it and try again.'),
  ).toBeVisible()
  await expectAccessible(other)
})

test('dishes that no longer fit stand above everything, and nowhere else', async ({
  page,
  service,
}) => {
  const { call, child, plan, planUrl } = await startFamily(page, service.url)
  let warnings = plan.warnings
  for (const allergy of ['egg', 'soy', 'oats', 'banana', 'rice']) {
    if (warnings.some(({ day }) => day !== null)) break
    const { name, age, diagnosis, behavioral_goals, dietary_preferences } = child
    const allergies = [...child.allergies, allergy]
    await call('changeChild', {
      params: { id: child.id },
      body: { name, age, diagnosis, allergies, behavioral_goals, dietary_preferences },
    })
    warnings = (await call('readPlan', { params: { id: plan.id } })).warnings
  }
  const dishes = warnings.filter(({ dish }) => dish !== null)
  expect(dishes.length).toBeGreaterThan(0)
  const first = dishes[0]?.dish ?? ''

  await page.goto(planUrl)
  const box = page.getByRole('region', { name: 'Warnings' })
  await expect(box).toBeVisible()
  // Many warnings leave only the next day open.
  const unfold = async () => {
    const folded = box.locator('details:not([open]) > summary')
    if (await folded.isVisible()) await folded.click()
  }
  await unfold()
  for (const { slot, dish, reason } of dishes) {
    const word = slot ? slotWords[slot] : ''
    const line = box.getByText(`${word}: ${dish} ${reason}`, { exact: true })
    await expect(line.first()).toBeVisible()
  }
  const [boxTop, titleTop] = await Promise.all(
    [box, page.getByRole('heading', { level: 1 })].map(
      async (one) => (await one.boundingBox())?.y ?? 0,
    ),
  )
  expect(boxTop).toBeLessThan(titleTop ?? 0)
  await expect(box.getByRole('link', { name: 'Make a new plan' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${planUrl}/print?what=days`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(/no longer fits? the profile/).first()).toBeVisible()
  await page.goto(`${planUrl}/print?what=week`)
  await expect(preview.getByText(/no longer fits? the profile/).first()).toBeVisible()
  const warnedDay = plan.plan_data.days.find(({ day }) => day === dishes[0]?.day)
  const row = preview.getByRole('row').nth(warnedDay?.day ?? 0)
  await expect(row.getByText(first, { exact: true })).toHaveCount(0)

  await page.goto(`${service.url}/dashboard`)
  await expect(page.getByText(/no longer fits?$/)).toBeVisible()

  await page.goto(planUrl)
  await box
    .getByRole('button', { name: `Swap ${first}`, exact: true })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Choose this/ })
    .first()
    .click()
  await expect(page.getByText('Dish swapped')).toBeVisible()
  await unfold()
  await expect(box.getByRole('button', { name: `Swap ${first}`, exact: true })).toHaveCount(
    dishes.filter(({ dish }) => dish === first).length - 1,
  )
})
