import { expect, type Page } from '@playwright/test'
import { allRecipes } from '../../packages/recipes/src/all-recipes.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { openDish } from '../page/open-dish.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

/** A plan with a lunch of ours: some of our dishes are favourites from the start. */
async function startWithFavourite(page: Page, url: string) {
  const { session, call } = await registerParent(url)
  const child = await addChild(call)
  const params = { id: child.id }
  const lunches = allRecipes.filter(({ course }) => course === 'lunch').slice(0, 12)
  for (const { id } of lunches) {
    await call('changeDishSaid', { params, body: { recipe_id: id, says: 'favourite' } })
  }
  const plan = await makePlan(call, child.id)
  const ids = lunches.map(({ id }) => id)
  const found = plan.plan_data.days.find(({ lunch }) => ids.includes(lunch.recipe_id ?? ''))
  const part = found?.lunch.parts?.find(({ recipe_id = '' }) => ids.includes(recipe_id))
  if (!found || !part) throw new Error('No lunch is a favourite')
  await signIn(page, url, session)
  await page.goto(`${url}/meal-plan/${plan.id}?day=${found.day}`)
  const slot = page
    .getByRole('region', { name: new RegExp(`Day ${found.day}\\b`) })
    .getByRole('region', { name: 'Lunch' })
  const says = async () => {
    const { dishes_said = [] } = await call('readChild', { params })
    return dishes_said.find(({ recipe_id }) => recipe_id === part.recipe_id)?.says
  }
  return { child, slot, says, name: part.name }
}

test('a parent says what a dish is to the child, sees it on the child’s page, and takes it back', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const readChild = /\/api\/children\/[^/]+$/
  await page.route(readChild, (route) => route.fulfill({ status: 503 }))
  const { child, slot, says, name } = await startWithFavourite(page, service.url)
  const sheet = page.getByRole('dialog')
  const favourite = sheet.getByRole('button', { name: `Favourite (${name})` })
  const line = page.getByRole('region', { name: 'What you refused' })
  const refused = page.getByRole('dialog', { name: /^Not this/ })
  const never = async () => {
    await sheet.getByRole('button', { name: /^Not this/ }).click()
    await refused.getByRole('button', { name: `Never again (${name})` }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('where it cannot be loaded the dish says so, and tries again', async () => {
    await openDish(page, slot)
    await expect(sheet.getByText('We could not load what you said.')).toBeVisible()
    await expectReadable(page)
    await page.unroute(readChild)
    await sheet.getByRole('button', { name: 'Try again' }).click()
    await expect(favourite).toBeVisible()
  })

  await test.step('it is said in the dish’s own view, one word at a time', async () => {
    await expect(sheet.getByRole('heading', { name: 'How is it for Robin?' })).toBeVisible()
    await sheet.getByText('Why and how it was checked').click()
    await expect(sheet.getByText('One of your child’s favourites.')).toBeVisible()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    await expectReadable(page)
    await never()
    await expect(slot).not.toContainText(name)
  })

  await test.step('another dish stands there at once, without alarm, and a tap takes both back', async () => {
    await expect(line).toContainText(`${name} is off.`)
    await expect(line).toContainText(/(One|Two|\d+) meals? changed/)
    await expect(line).toBeInViewport({ ratio: 1 })
    await line.getByRole('button', { name: 'See' }).click()
    await expect(line.getByRole('link').first()).toBeVisible()
    await page.reload()
    await expect(line).toContainText(`${name} is off.`)
    await expect(page.getByRole('region', { name: 'Warnings' })).toHaveCount(0)
    expect(await says()).toBe('never_again')
    await expectReadable(page)
    await line.getByRole('button', { name: 'Undo' }).click()
    await expect(line).toHaveCount(0)
    await expect(slot).toContainText(name)
    await openDish(page, slot)
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    expect(await says()).toBe('favourite')
    await never()
    await expect(slot).not.toContainText(name)
    await line.getByRole('button', { name: 'Dismiss' }).click()
    await expect(line).toHaveCount(0)
  })

  await test.step('the child’s page tells it, with the way back', async () => {
    await page.goto(`${service.url}/children/${child.id}`)
    await expect(page.getByRole('heading', { name: 'Dishes for Robin' })).toBeVisible()
    const list = page.getByRole('list', { name: 'Never again' })
    await expect(list).toContainText('(since ')
    await expectReadable(page)
    await list.getByRole('button', { name: /^Take it back/ }).click()
    await expect(list).toHaveCount(0)
    expect(await says()).toBeUndefined()
  })
  expect(problems).toEqual([])
})

test('what was ruled out elsewhere is told calmly in a plan, and gives way by a tap', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call, child, plan, planUrl } = await startFamily(page, service.url)
  const ours = new Set(allRecipes.map(({ id }) => id))
  const served = plan.plan_data.days.flatMap(({ lunch, dinner }) =>
    [dinner, lunch].flatMap(({ name, parts = [] }) =>
      parts.flatMap(({ recipe_id = '' }) => (ours.has(recipe_id) ? [{ name, recipe_id }] : [])),
    ),
  )
  const [dish] = served
  if (!dish) throw new Error('No dish of ours is served')
  const { name, recipe_id } = dish
  const body = { recipe_id, says: 'never_again' as const }
  await call('changeDishSaid', { params: { id: child.id }, body })
  await page.goto(planUrl)
  const notice = page.getByRole('region', { name: 'Never again' })
  await expect(notice).toContainText('said “never again”')
  const folded = notice.getByText(/^\d+ meals hold what you said/)
  if (await folded.isVisible()) await folded.click()
  await expect(notice).toContainText(`${name} is a dish of which you said “never again”`)
  await expect(page.getByRole('region', { name: 'Warnings' })).toHaveCount(0)
  await expectReadable(page)
  await notice.getByRole('button', { name: 'Put something else there' }).click()
  await expect(notice).toHaveCount(0)
  const { plan_data, warnings } = await call('readPlan', { params: { id: plan.id } })
  const names = plan_data.days.flatMap(({ lunch, dinner }) => [lunch.name, dinner.name])
  expect(names).not.toContain(name)
  expect(warnings).toEqual([])
  expect(problems).toEqual([])
})

test('a food on the plate takes the words that the profile has for foods', async ({
  page,
  service,
}) => {
  const { call, child, plan, planUrl } = await startFamily(page, service.url)
  const meals = plan.plan_data.days.flatMap(({ day, breakfast, lunch, dinner }) =>
    (
      [
        ['Breakfast', breakfast],
        ['Lunch', lunch],
        ['Dinner', dinner],
      ] as const
    ).flatMap(([slot, { parts = [] }]) =>
      parts.flatMap(({ food_id, name, role }) =>
        food_id && role !== 'accepted' ? [{ day, slot, name }] : [],
      ),
    ),
  )
  const [food] = meals
  if (!food) throw new Error('No meal has a plain food')
  await page.goto(`${planUrl}?day=${food.day}`)
  const slot = page
    .getByRole('region', { name: new RegExp(`Day ${food.day}`) })
    .getByRole('region', { name: food.slot })
  const sheet = await openDish(page, slot)
  await sheet.getByRole('button', { name: `Robin eats this (${food.name})` }).click()
  await expect
    .poll(async () => (await call('readChild', { params: { id: child.id } })).safe_foods)
    .toEqual([food.name])
  await sheet.getByRole('button', { name: /^Not this/ }).click()
  const refused = page.getByRole('dialog', { name: /^Not this/ })
  await expect(refused.getByRole('button', { name: `Not for now (${food.name})` })).toBeVisible()
  await expectReadable(page)
  await refused.getByRole('button', { name: `Never again (${food.name})` }).click()
  const read = () => call('readChild', { params: { id: child.id } })
  await expect
    .poll(async () => (await read()).foods_said)
    .toMatchObject([{ food: food.name, says: 'never_again' }])
  expect((await read()).safe_foods).toEqual([])
})

test('what is not for today gives way alone; without a connection a refusal waits', async ({
  page,
  context,
  service,
}) => {
  const { call, plan, planUrl } = await startFamily(page, service.url)
  await page.goto(planUrl)
  const dinner = page.getByRole('region', { name: 'Dinner', exact: true })
  const line = page.getByRole('region', { name: 'What you refused' })
  const refuse = async () => {
    const sheet = await openDish(page, dinner)
    await sheet.getByRole('button', { name: /^Not this/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Not this/ })
    await dialog.getByRole('button', { name: /^Not today/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const before = plan.plan_data.days[0]?.dinner.name ?? ''
  await refuse()
  await expect(line).toContainText(`${before} is off for this meal.`)
  await expect(dinner.getByRole('heading', { name: before, exact: true })).toHaveCount(0)
  const after = await call('readPlan', { params: { id: plan.id } })
  const others = ({ dinner: _, ...meals }: (typeof after.plan_data.days)[number]) =>
    meals.lunch.name
  expect(after.plan_data.days.map(others)).toEqual(plan.plan_data.days.map(others))

  await page.route('**/exchange', (route) => route.abort())
  await refuse()
  await expect(line).toContainText('this waits for a connection')
  await page.unroute('**/exchange')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(line).toContainText('is off for this meal.')
})
