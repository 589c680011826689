import { daysLater } from '@brightplate/contract/plain-date'
import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, registerParent, signIn, todayInBrowser } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a plan begins when it suits, around meals out, and leaves a dinner for tonight', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  await addChild(call)
  await signIn(page, service.url, session)
  const today = todayInBrowser()
  const firstDay = page.getByRole('combobox', { name: 'First day' })

  await test.step('today is chosen before ten, tomorrow later', async () => {
    await page.clock.setFixedTime(new Date(`${today}T14:00:00Z`))
    await page.goto(`${service.url}/meal-plan/generate`)
    await expect(firstDay).toHaveText('today')
    await page.clock.setFixedTime(new Date(`${today}T21:00:00Z`))
    await page.reload()
    await expect(firstDay).toHaveText('tomorrow')
    await firstDay.click()
    await expect(page.getByRole('option', { name: /^Today, / })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('meals out and days off are named, on every screen', async () => {
    await page.getByText('Meals eaten out, days off').click()
    const days = page.locator('fieldset')
    await expect(days).toHaveCount(7)
    await days.nth(1).getByRole('checkbox', { name: 'Dinner' }).check()
    await days.nth(3).getByRole('checkbox', { name: 'The whole day' }).check()
    await expect(days.nth(3).getByRole('checkbox', { name: 'Lunch' })).toBeChecked()
    await expect(page.getByText('Meals eaten out: 7')).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(page).toHaveURL(/\/meal-plan\/[0-9a-f-]{36}$/)
  })

  const id = page.url().split('/').at(-1) ?? ''
  const planned = await call('readPlan', { params: { id } })
  const place = (day: number) => page.getByRole('radio', { name: new RegExp(`^Day ${day},`) })

  await test.step('the plan begins tomorrow, and says which meals are out', async () => {
    expect(planned.plan_data.days[0]?.date).toBe(daysLater(today, 1))
    await place(2).click()
    const dinner = page.getByRole('region', { name: 'Dinner' })
    await expect(dinner.getByRole('heading', { name: 'Eaten out' })).toBeVisible()
    await expect(dinner.getByText('Prep time:')).toHaveCount(0)
    await page.getByText('Nutrition of this plan').click()
    await expect(page.getByText(/7 meals are eaten out\. The targets are/)).toBeVisible()
    await place(4).click()
    await expect(page.getByRole('heading', { name: 'Eaten out' })).toHaveCount(6)
    await expectAccessible(page)
  })

  await test.step('one easy dinner is offered for tonight, beside the plan', async () => {
    const tonight = page.getByRole('region', { name: 'Tonight' })
    await tonight.getByRole('button', { name: 'Show an easy dinner' }).click()
    await expect(tonight.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(tonight.getByText('It is not on the shopping list, and not kept.')).toBeVisible()
    await expectAccessible(page)
    expect((await call('readPlan', { params: { id } })).revision).toBe(planned.revision)
  })

  await test.step('a meal out comes home, and a dish is eaten out', async () => {
    await place(2).click()
    const dinner = page.getByRole('region', { name: 'Dinner' })
    await dinner.getByRole('button', { name: 'Eat at home after all' }).click()
    const dialog = page.getByRole('dialog', { name: /^Swap/ })
    await expect(dialog.getByRole('button', { name: 'We eat out for this meal' })).toHaveCount(0)
    await dialog
      .getByRole('button', { name: /^Choose this/ })
      .first()
      .click()
    await expect(dinner.getByRole('heading', { name: 'Eaten out' })).toHaveCount(0)
    await expect(dinner.getByRole('heading', { level: 3 }).getByRole('link')).toBeVisible()
    const lunch = page.getByRole('region', { name: 'Lunch' })
    const sheet = await openDish(page, lunch)
    await sheet.getByRole('button', { name: /^Swap/ }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'We eat out for this meal' }).click()
    await expect(lunch.getByRole('heading', { name: 'Eaten out' })).toBeVisible()
  })

  await test.step('sheets to print and the dashboard know meals out', async () => {
    await page.goto(`${service.url}/meal-plan/${id}/print`)
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText('Eaten out')).toHaveCount(7)
    await page.clock.setFixedTime(new Date(`${daysLater(today, 4)}T14:00:00Z`))
    await page.goto(`${service.url}/dashboard`)
    const whole = page.locator('details', { hasText: 'All of today’s meals' })
    await whole.getByText('All of today’s meals').click()
    await expect(whole.getByRole('listitem').filter({ hasText: 'Eaten out' })).toHaveCount(6)
    const cook = page.getByRole('region', { name: 'Today' }).getByRole('link', { name: /^Cook/ })
    await expect(cook).not.toHaveAccessibleName(/Eaten out/)
    await expectAccessible(page)
  })
  expect(problems).toEqual([])
})
