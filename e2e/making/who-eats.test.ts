import { expect, type Page } from '@playwright/test'
import { dayDishes } from '../../apps/web/app/features/plans/day-dishes.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const safe_foods = ['peanut butter sandwich', 'chicken nuggets', 'plain pasta', 'toast', 'banana']

const whoEats = (page: Page) => page.getByRole('region', { name: 'Who eats with Leo' })

test('a family says who eats with a child, and reads what is made apart', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const mia = await addChild(call, {
    name: 'Mia',
    age: 3,
    allergies: ['egg'],
    safe_foods: ['strawberries', 'plain pasta'],
    refused_foods: ['banana'],
  })
  const leo = await addChild(call, { name: 'Leo', allergies: [], safe_foods })
  await signIn(page, service.url, session)
  await page.route('**/api/children', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Down', code: 'internal_error' } }),
  )
  await page.goto(`${service.url}/children/${leo.id}`)
  await page.getByText('Who eats, and the budget').click()
  const eaters = whoEats(page)

  await test.step('the form works on where the other children cannot be loaded, and offers to try again', async () => {
    await expect(eaters.getByText('Could not load your other children.')).toBeVisible({
      timeout: 20_000,
    })
    await expect(eaters.getByRole('button', { name: /^Add someone/ })).toBeVisible()
    await page.unroute('**/api/children')
    await eaters.getByRole('button', { name: 'Try again' }).click()
  })

  await eaters.getByRole('checkbox', { name: 'Mia, 3' }).check()
  await eaters.getByRole('button', { name: 'Add someone who eats with Leo' }).click()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(eaters.getByText(/Leave babies under one out: we do not plan/)).toBeVisible()

  await eaters.getByLabel('What you call them').fill('Dad')
  await eaters.getByLabel('Age of Dad').fill('40')
  await eaters.getByRole('textbox', { name: 'Allergies of Dad' }).fill('penuts')
  await eaters.getByLabel('Age of Dad').focus()
  await expect(eaters.getByRole('button', { name: 'Remove penuts' })).toBeVisible()
  await expect(eaters.getByText(/Kept out: peanut/)).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect
    .poll(async () => (await call('readChild', { params: { id: leo.id } })).eaters)
    .toMatchObject([
      { child_id: mia.id, name: 'Mia', age: 3, allergies: ['egg'] },
      { child_id: null, name: 'Dad', age: 40, allergies: ['penuts'] },
    ])

  const plan = await makePlan(call, leo.id)
  const day = plan.plan_data.days.find((one) =>
    dayDishes(one).some(({ dish }) => dish.parts?.some(({ apart_steps }) => apart_steps)),
  )
  if (!day) throw new Error('Nothing is made apart')
  await page.goto(`${service.url}/meal-plan/${plan.id}`)
  const opener = page.getByRole('button', { name: RegExp(`^Day ${day.day}\\b`) })
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click()
  await expect(page.getByText(/prepared apart: someone else at the table/).first()).toBeVisible()
  const row = page.getByRole('region', { name: 'Dinner', exact: true })
  const dinner = await openDish(page, row)
  await expect(dinner.getByText(/^For 3 at the table\. Leo’s plate: /)).toBeVisible()
  await expect(dinner.getByText(/^Mia’s plate: ./)).toBeVisible()
  await expect(page.getByText(/prepared apart: someone else at the table/).first()).toBeVisible()
  await expectReadable(page)
  expect(problems).toEqual([])
})

test('who eats is chosen for a plan, and remembered for the next', async ({ page, service }) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const mia = await addChild(call, { name: 'Mia', age: 3, allergies: ['egg'] })
  const dad = { name: 'Dad', age: 40, allergies: ['fish'], dietary_preferences: [] }
  const leo = await addChild(call, { name: 'Leo', allergies: [], eaters: [dad] })
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/meal-plan/generate?child=${leo.id}`)
  const ticks = page.getByRole('group', { name: 'Who eats with Leo' })
  await expect(ticks.getByRole('checkbox', { name: 'Dad, 40' })).toBeChecked()
  await expect(ticks.getByRole('checkbox', { name: 'Mia, 3' })).not.toBeChecked()
  await expectReadable(page)
  await ticks.getByRole('checkbox', { name: 'Dad, 40' }).uncheck()
  await ticks.getByRole('checkbox', { name: 'Mia, 3' }).check()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.waitForURL(/\/meal-plan\/[0-9a-f-]{36}/, { timeout: 60_000 })
  const dinner = await openDish(page, page.getByRole('region', { name: 'Dinner', exact: true }))
  await expect(dinner.getByText(/^For 2 at the table\. Leo’s plate: /)).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const plan = await call('readPlan', { params: { id } })
  expect(plan.profile_snapshot?.eaters?.map(({ child_id }) => child_id)).toEqual([mia.id])

  await page.goto(`${service.url}/meal-plan/generate?child=${leo.id}`)
  await expect(ticks.getByRole('checkbox', { name: 'Dad, 40' })).not.toBeChecked()
  await expect(ticks.getByRole('checkbox', { name: 'Mia, 3' })).toBeChecked()
  expect(problems).toEqual([])
})
