import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 800 } })

test('a parent looks for a food by name in the place of a dish', async ({ page, service }) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const safe_foods = ['chicken nuggets', 'plain pasta', 'banana', 'Cheerios']
  const child = await addChild(call, { name: 'Leo', allergies: ['peanuts'], safe_foods })
  const plan = await makePlan(call, child.id)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/meal-plan/${plan.id}`)
  const lunch = page.getByRole('region', { name: 'Lunch' })
  const sheet = await openDish(page, lunch)
  await sheet.getByRole('button', { name: /^Swap/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Swap/ })
  const others = dialog.getByRole('list', { name: 'Other dishes' })
  await expect(others.getByText('One of Leo’s foods.').first()).toBeVisible()

  const box = dialog.getByRole('searchbox', { name: 'Look for a dish or food by name' })
  await box.focus()
  await page.keyboard.type('peanut butter')
  await expect(dialog.getByText('Peanut butter: Leo’s peanut allergy keeps it out.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await box.fill('zorbleflakes')
  await expect(
    dialog.getByText('We know nothing called “zorbleflakes” for this meal'),
  ).toBeVisible()

  // An answer that fails keeps what was typed.
  const address = /\/alternatives$/
  await page.route(address, (route) => route.abort())
  await box.fill('steak')
  const alert = dialog.getByRole('alert')
  await expect(alert.getByText('We could not look for “steak”.')).toBeVisible({
    timeout: 20_000,
  })
  await expectAccessible(page)
  await page.unroute(address)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/found$/)
  await expect(box).toHaveValue('steak')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await dialog
    .getByRole('button', { name: /^Choose this ?: Steak/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Dish swapped')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(lunch.getByRole('heading', { name: /^Steak/ })).toBeVisible()
  expect(problems).toEqual([])
})
