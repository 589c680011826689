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

  await test.step('adds a day that has a plan, and one that has none', async () => {
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    await page.getByLabel('Day to record').fill(today)
    await page.getByRole('button', { name: 'Add this day' }).click()
    await expect(page.getByRole('group', { name: /^Breakfast, planned/ }).first()).toBeVisible()
    await page.getByLabel('Day to record').fill(today)
    await expect(page.getByText('This day is in the record already.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add this day' })).toBeDisabled()
    await page.getByLabel('Day to record').fill('2026-01-10')
    await page.getByRole('button', { name: 'Add this day' }).click()
    await expect(page.getByText('No plan of yours has this day.', { exact: false })).toBeVisible()
  })

  await test.step('corrects it by hand, and is told what is missing', async () => {
    await page.getByRole('button', { name: 'All was offered as planned' }).click()
    const breakfast = page.getByRole('group', { name: /^Breakfast, planned/ }).first()
    await expect(breakfast.getByLabel('How much was offered')).toHaveValue(/^\d+ g$/)
    await breakfast.getByLabel('How much of it was eaten').click()
    await page.getByRole('option', { name: 'Half' }).click()
    const saturday = page.getByRole('region', { name: 'Saturday, January 10' })
    await saturday.getByRole('button', { name: 'Add a food' }).click()
    await saturday.getByLabel('How much was offered').fill('2 slices')
    await saturday.getByLabel('Was it a usual day?').fill('A bad night. '.repeat(30))
    await page.getByRole('button', { name: 'Save the record' }).click()
    await expect(saturday.getByText('Enter what it was.')).toBeVisible()
    await expect(saturday.getByText('Use at most 300 characters.')).toBeVisible()
    await saturday.getByLabel('Was it a usual day?').fill('A bad night')
    await expect(saturday.getByLabel('How much was offered')).toHaveValue('2 slices')
    await saturday.getByLabel('Food or drink').fill('Grandma’s toast')
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
    await page.getByRole('button', { name: 'Remove Saturday, January 10' }).click()
    await page.getByRole('button', { name: 'Save the record' }).click()
    await expect(page.getByText('Saved. The page for a clinic shows it.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  })

  await test.step('a day that another device saved meanwhile is not lost', async () => {
    const { food_record } = await call('readChild', { params: { id: child.id } })
    const theirs = { date: '2026-01-11', rows: [], note: 'At the other home' }
    const days = [...(food_record?.days ?? []), theirs]
    await call('changeFoodRecord', { params: { id: child.id }, body: { days } })
    await page.getByLabel('Day to record').fill('2026-01-12')
    await page.getByRole('button', { name: 'Add this day' }).click()
    await expect(page.getByRole('button', { name: 'Remove Monday, January 12' })).toBeVisible()
    await page.getByRole('button', { name: 'Save the record' }).click()
    const notice = page.getByRole('region', {
      name: 'This record was saved elsewhere while you were typing',
    })
    await expect(notice.getByText('Sunday, January 11: added there')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove .*, / })).toHaveCount(3)
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
