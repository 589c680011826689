import { expect } from '@playwright/test'
import { cookProposals } from '../../apps/server/src/testing/models/cook-proposals.ts'
import {
  type ModelServer,
  startModelServer,
} from '../../apps/server/src/testing/models/model-server.ts'
import { type avoidableTextures, courses } from '../../packages/recipes/src/recipe.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { openRow, rowOf } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test as base } from '../service/serve.ts'

/** Few dishes of our own are smooth enough for this child: the model's are chosen for certain. */
const textures_avoided: (typeof avoidableTextures)[number][] = ['crunchy', 'chewy', 'mixed', 'soft']

const dishesOf = Object.fromEntries(
  courses.map((course) => [
    course,
    cookProposals(course).filter(
      ({ textures }) => !textures_avoided.some((avoided) => textures.includes(avoided)),
    ),
  ]),
)

/** The service with a language model, which is a server on this machine. */
const test = base.extend<{ model: ModelServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  model: async ({}, use) => {
    const model = await startModelServer()
    await use(model)
    await model.close()
  },
  ownSettings: async ({ model }, use) => {
    await use({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'cook-1',
      MODEL_BASE_URL: model.url,
    })
  },
})

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const title = 'Ideas from a language model'

test('a family agrees to a language model on a screen that names it, and takes it back', async ({
  page,
  service,
  model,
}) => {
  const problems = watchPage(page)
  const { call } = await openSignedIn(page, service, '/account')
  const child = await addChild(call, {
    allergies: [],
    dietary_preferences: [],
    textures_avoided,
  })
  const provider = new URL(model.url).host
  const section = await openRow(page, title)
  const agree = section.getByRole('button', { name: `Agree to ask ${provider}` })
  const stop = section.getByRole('button', { name: `Stop asking ${provider}` })
  const madeWithModel = page.getByText(/Some dishes were proposed by a language model/)

  await test.step('before it agrees nothing is asked', async () => {
    await expect(
      section.getByText(`You have not agreed. Nothing is sent to ${provider}.`),
    ).toBeVisible()
    await expect(section.getByText(/No name, no email, nothing as you typed it/)).toBeVisible()
    await expectReadable(page)
    const heard = model.bodies.length
    const plan = await makePlan(call, child.id)
    expect(model.bodies.length).toBe(heard)
    expect(plan.plan_data.generator).toBe('planner')
    await page.goto(`${service.url}/meal-plan/${plan.id}`)
    await expect(page.getByText(/^Generated on/)).toBeVisible()
    await expect(madeWithModel).toHaveCount(0)
    await page.goto(`${service.url}/account`)
    await openRow(page, title)
  })

  await test.step('a choice that is not saved is said, and stays open', async () => {
    await page.route('**/api/account', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await agree.click()
    await expect(section.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await expect(agree).toBeEnabled()
    await expectReadable(page)
    await page.unroute('**/api/account')
  })

  await test.step('it agrees, once', async () => {
    await agree.dblclick()
    await expect(page.getByText('Agreement saved')).toHaveCount(1)
    await expect(section.getByText(/^You agreed on \w+ \d+, \d{4}\.$/)).toBeVisible()
    await expect(section.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await expectReadable(page)
    expect(await call('readAccount', {})).toMatchObject({ model_opt_in: true })
    await stop.dispatchEvent('click', { detail: 2 })
    await page.reload()
    await openRow(page, title)
    await expect(stop).toBeVisible()
  })

  await test.step('a plan with dishes of the model says so', async () => {
    let served = 0
    model.answer(({ course, count }) => {
      const known = dishesOf[course] ?? []
      served += count
      return {
        dishes: Array.from({ length: count }, (_, n) => known[(served + n) % known.length]).flatMap(
          (dish) => dish ?? [],
        ),
      }
    })
    const plan = await makePlan(call, child.id)
    expect(plan.plan_data.generator).toBe('planner_and_model')
    await page.goto(`${service.url}/meal-plan/${plan.id}`)
    await expect(madeWithModel).toBeVisible()
    await expectReadable(page)
  })

  await test.step('it takes the agreement back, and nothing is asked any more', async () => {
    await page.goto(`${service.url}/account`)
    await openRow(page, title)
    await stop.click()
    await expect(page.getByText('Agreement taken back')).toBeVisible()
    await expect(agree).toBeVisible()
    const heard = model.bodies.length
    const plan = await makePlan(call, child.id)
    expect(model.bodies.length).toBe(heard)
    expect(plan.plan_data.generator).toBe('planner')
    await section.getByRole('link', { name: 'Language models and your privacy' }).click()
    await expect(page.getByRole('heading', { name: 'Language models' })).toBeInViewport()
  })
  expect(problems).toEqual([])
})

base('without a language model the account does not speak of one', async ({ page, service }) => {
  await openSignedIn(page, service, '/account')
  await expect(rowOf(page, 'Your photos of dishes')).toBeVisible()
  await expect(rowOf(page, title)).toHaveCount(0)
})
