import { expect } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('a parent records a day from the plan on an old phone, corrects it, and the clinic reads it', async ({
  page,
  service,
}) => {
  const { child, call } = await startFamily(page, service.url)
  const problems = watchPage(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${service.url}/children/${child.id}/share`)
  await page.getByRole('link', { name: 'A food record for a dietitian' }).click()
  await expect(page.getByText('No day is recorded yet.')).toBeVisible()
  const jumpTo = async (day: string) => {
    const field = page.getByLabel('Day to record')
    if (!(await field.isVisible())) await page.getByText('Another day', { exact: true }).click()
    await field.fill(day)
  }
  const add = page.getByRole('button', { name: 'Add this day' })
  const meal = (name: string) => page.getByRole('region', { name, exact: true })

  await test.step('ticks the meals of today’s plan, turns back a day, and adds one without a plan', async () => {
    await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
    const breakfast = meal('Breakfast')
    await expect(page.getByRole('button', { name: 'Save the record' })).toHaveCount(0)
    await breakfast.getByRole('button', { name: 'All', exact: true }).first().click()
    await expect(page.getByText('1 of 3 days')).toBeVisible()
    await expect(add).toHaveCount(0)
    const all = breakfast.getByRole('button', { name: 'All', exact: true }).first()
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await expect(all).toBeFocused()
    await page.getByRole('button', { name: 'The day before' }).click()
    await expect(page.getByRole('heading', { name: /^Yesterday/ })).toBeVisible()
    await expect(page.getByText('No plan of yours has this day.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'The day after' }).press('Enter')
    await expect(page.getByRole('button', { name: 'The day after' })).toBeFocused()
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    await jumpTo('2026-01-10')
    await add.click()
    await expect(page.getByRole('button', { name: 'Save the record' })).toBeFocused()
    await expect(page.getByText('2 of 3 days')).toBeVisible()
  })

  await test.step('corrects it by hand, and is told what is missing', async () => {
    const saturday = page.getByRole('region', { name: 'Saturday, January 10' })
    await saturday.getByRole('button', { name: 'Add a food' }).click()
    await saturday.getByLabel('How much was offered').fill('2 slices')
    await saturday.getByLabel('Was it a usual day?').fill('A bad night. '.repeat(30))
    const days = page.getByRole('list', { name: 'Days of the record' })
    await days.getByRole('button').last().click()
    await page.getByRole('button', { name: 'All was offered as planned' }).click()
    const breakfast = meal('Breakfast')
    await breakfast.getByText(/^(Amount and more|Each food by itself)$/).click()
    const food = breakfast.getByRole('group', { name: /, planned \d+/ }).first()
    await expect(food.getByLabel('How much was offered')).toHaveValue(/^\d+ g$/)
    await food.getByRole('button', { name: 'Some' }).click()
    await food.getByRole('button', { name: 'Half' }).click()
    await page.getByRole('button', { name: 'Save the record' }).click()
    await expect(saturday.getByText('Enter what it was.')).toBeVisible()
    await expect(saturday.getByLabel('Food or drink')).toBeFocused()
    await expect(saturday.getByText('Use at most 300 characters.')).toBeVisible()
    await saturday.getByLabel('Was it a usual day?').fill('A bad night')
    await expect(saturday.getByLabel('How much was offered')).toHaveValue('2 slices')
    await saturday.getByLabel('Food or drink').fill('Grandma’s toast')
    await expectNoSideScroll(page)
    await expectAccessibleInBoth(page)
    await days.getByRole('button').last().click()
    await expectNoSideScroll(page)
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Save the record' }).click()
    await expect(page.getByText('Saved. The page for a clinic shows it.')).toBeVisible()
  })

  await test.step('and the page for a clinic tells it, with what nobody told called not recorded', async () => {
    await page.getByRole('link', { name: /It stands on the page for a clinic/ }).click()
    await expect(page.getByText('Food record, as the parent wrote it')).toBeVisible()
    await expect(
      page.getByText('Grandma’s toast: offered 2 slices; eaten: not recorded'),
    ).toBeVisible()
    await expect(page.getByText(/planned \d+ g; offered \d+ g; half of it eaten/)).toHaveCount(1)
    await page.goto(`${service.url}/children/${child.id}/record`)
    await page.getByRole('button', { name: 'Saturday, January 10' }).click()
    await page.getByRole('button', { name: 'Remove Saturday, January 10' }).click()
    await expect(page.getByText('This day is taken out.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Save the record' }).click()
    await expect(page.getByText('Saved. The page for a clinic shows it.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 of 3 days')).toBeVisible()
  })

  await test.step('a day that another device saved meanwhile is not lost', async () => {
    const { food_record } = await call('readChild', { params: { id: child.id } })
    const theirs = { date: '2026-01-11', rows: [], note: 'At the other home' }
    const days = [...(food_record?.days ?? []), theirs]
    await call('changeFoodRecord', { params: { id: child.id }, body: { days } })
    await jumpTo('2026-01-12')
    await add.click()
    await expect(page.getByRole('button', { name: 'Remove Monday, January 12' })).toBeVisible()
    await page.getByRole('button', { name: 'Save the record' }).click()
    const notice = page.getByRole('region', {
      name: 'This record was saved elsewhere while you were typing',
    })
    await expect(notice.getByText('Sunday, January 11: added there')).toBeVisible()
    await expect(page.getByText('3 of 3 days')).toBeVisible()
    await page.getByRole('button', { name: 'The day before' }).click()
    await page.getByRole('button', { name: 'The day before' }).click()
    await expect(page.getByText('The record holds 3 days.', { exact: false })).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Save the record' }).click()
    await expect(page.getByText('Saved. The page for a clinic shows it.')).toBeVisible()
    await expect(notice).toHaveCount(0)
    const saved = await call('readChild', { params: { id: child.id } })
    expect(saved.food_record?.days.map(({ date }) => date)).toEqual(
      expect.arrayContaining(['2026-01-11', '2026-01-12']),
    )
  })

  expect(problems).toEqual([])
})
