import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a parent keeps a week, starts the next plan from it, and deletes it', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call, plan, planUrl, child } = await startFamily(page, service.url)
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('keeps it under a name', async () => {
    await page.goto(planUrl)
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('menuitem', { name: 'Keep this week' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep this week' })
    await dialog.getByRole('button', { name: 'Keep week' }).click()
    await expect(dialog.getByText('Give the week a name.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Name of the week').fill('Quiet week')
    await dialog.getByRole('button', { name: 'Keep week' }).dblclick()
    await expect(page.getByText('Week kept')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await call('listMealTemplates', {})).toHaveLength(1)
  })

  await test.step('starts a plan from it', async () => {
    await page.goto(`${service.url}/meal-plan/generate`)
    await page.getByRole('combobox', { name: 'Start from' }).click()
    await page.getByRole('option', { name: 'Quiet week' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(page).toHaveURL(/\/meal-plan\/[0-9a-f-]{36}$/)
    const id = page.url().split('/').at(-1) ?? ''
    expect(id).not.toBe(plan.id)
    const started = await call('readPlan', { params: { id } })
    expect(started.plan_data.days.map(({ dinner }) => dinner.name)).toEqual(
      plan.plan_data.days.map(({ dinner }) => dinner.name),
    )
  })

  await test.step('finds it among the weeks, and deletes it', async () => {
    await page.goto(`${service.url}/children/${child.id}/progress`)
    const weeks = page.getByRole('region', { name: 'Kept weeks' })
    await expect(weeks.getByRole('heading', { name: 'Quiet week' })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSideScroll(page)
    await weeks.getByRole('button', { name: 'Delete Quiet week' }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete week' }).click()
    await expect(page.getByText('Kept week deleted')).toBeVisible()
    await expect(weeks.getByText('No weeks kept yet.')).toBeVisible()
    await page.goto(`${service.url}/meal-plan/generate`)
    await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Start from' })).toHaveCount(0)
  })
  expect(problems).toEqual([])
})
