import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a swap, a regenerated plan and a deleted plan are undone, and versions gone back to', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call, plan, planUrl } = await startFamily(page, service.url)
  await page.goto(planUrl)
  const day = page.getByRole('region', { name: /Day 1/ })
  const lunch = day.getByRole('region', { name: 'Lunch' })
  const before = plan.plan_data.days[0]?.lunch.name ?? ''
  const heading = lunch.getByRole('heading', { level: 3, name: before, exact: true })
  const read = () => call('readPlan', { params: { id: plan.id } })
  const toasts = page.locator('[data-sonner-toast]')

  const swap = async () => {
    const sheet = await openDish(page, lunch)
    await sheet.getByRole('button', { name: /^Swap/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Swap/ })
    await dialog
      .getByRole('button', { name: /^Choose this/ })
      .first()
      .click()
    await expect(toasts.getByText('Dish swapped')).toBeVisible()
    await expect(heading).toHaveCount(0)
  }

  await test.step('a swap is undone by keyboard alone, and read out', async () => {
    await swap()
    await expect(
      page.getByText(/takes the place of .*press Alt and T, then Tab to Undo/),
    ).toBeAttached()
    await page.keyboard.press('Alt+KeyT')
    await expectAccessible(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(undo).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(heading).toBeVisible()
    expect((await read()).plan_data).toEqual(plan.plan_data)
  })

  await test.step('regenerating says beforehand how many dishes change, and keeps what is bought', async () => {
    await page.getByRole('button', { name: 'Make the rest anew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make the rest anew?' })
    await expect(dialog.getByText('42 of 42 dishes change.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Make 42 anew' })).toBeDisabled()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const foods = new Set(plan.plan_data.days[0]?.lunch.foods?.map(({ food_id }) => food_id))
    const items = plan.plan_data.shopping_items ?? []
    const marks = items.flatMap(({ line = '', for_foods = [] }) =>
      for_foods.some((food) => foods.has(food))
        ? [
            {
              line,
              state: 'in_cart' as const,
              lasting: false,
              changed_at: new Date().toISOString(),
            },
          ]
        : [],
    )
    await call('changeShoppingMarks', { params: { id: plan.id }, body: { marks } })
    await page.getByRole('button', { name: 'Make the rest anew' }).click()
    const keep = dialog.getByRole('checkbox', { name: /^Keep what is bought/ })
    await expect(keep).toBeChecked()
    await keep.uncheck()
    await expect(dialog.getByText('42 of 42 dishes change.')).toBeVisible()
    await keep.check()
    await expect(dialog.getByText('42 of 42 dishes change.')).toHaveCount(0)
    await expectFits(page)
    await dialog.getByRole('button', { name: /^Make \d+ anew/ }).click()
    // Under the pointer it stands as long as the page is looked at.
    await toasts.getByText('Plan made anew').hover()
    await expect(heading).toBeVisible()
    const again = await read()
    expect(again.plan_data.days[0]?.lunch.name).toBe(before)
    expect(again.plan_data.days).not.toEqual(plan.plan_data.days)
    await toasts.getByRole('button', { name: 'Undo' }).click()
    await expect(toasts.getByText('The plan is as it was')).toBeVisible()
    expect((await read()).plan_data).toEqual(plan.plan_data)
  })

  await test.step('the menu asks to regenerate the rest where its button stands, and undoes what was changed last', async () => {
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('menuitem', { name: 'Make the rest anew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make the rest anew?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    const button = page.getByRole('button', { name: 'Make the rest anew' })
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport()
    await swap()
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('menuitem', { name: 'Undo the last change' }).click()
    await expect(heading).toBeVisible()
    expect((await read()).plan_data).toEqual(plan.plan_data)
    await expect(toasts.getByText('Dish swapped')).toHaveCount(0)
  })

  await test.step('earlier versions are listed, and one is gone back to', async () => {
    const [, latest] = await call('listRevisions', { params: { id: plan.id } })
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('menuitem', { name: 'Earlier versions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Earlier versions' })
    await expect(dialog.getByText('This is the plan now.')).toHaveCount(1)
    await expect(dialog.getByText('Version 1. As it was made', { exact: true })).toBeVisible()
    await expect(dialog.getByText(/^and \d+ more$/).first()).toBeVisible()
    await expectFits(page)
    await dialog
      .getByRole('button', {
        name: new RegExp(`Version ${latest?.revision}\\.`),
      })
      .click()
    await expect(dialog).toBeHidden()
    await expect(toasts.getByText(`Back to version ${latest?.revision}`)).toBeVisible()
    expect((await read()).plan_data).not.toEqual(plan.plan_data)
  })

  await test.step('a deleted plan comes back', async () => {
    await page.getByRole('button', { name: 'More for this plan' }).click()
    await page.getByRole('menuitem', { name: 'Delete plan' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete plan' }).click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await toasts.getByRole('button', { name: 'Undo' }).hover()
    await expect(page.getByText('No meal plans generated yet')).toBeVisible()
    await expectAccessible(page)
    await toasts.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(planUrl)
    await expect(page.getByRole('heading', { name: 'Meal Plan for Robin', level: 1 })).toBeVisible()
    expect((await read()).id).toBe(plan.id)
  })
  expect(problems).toEqual([])
})
