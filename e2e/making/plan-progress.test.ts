import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { addChild } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const eventsCall = '**/api/meal-plans/jobs/*/events'
const lookCall = '**/api/meal-plans/jobs/*'

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' })

/** What was asked about jobs so far: the ends of the addresses. */
function jobCallsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, rest] = request.url().split('/api/meal-plans/jobs/')
    if (rest !== undefined) calls.push(rest.replace(/^[\w-]{36}/, ':id'))
  })
  return calls
}

test.beforeEach(async ({ page, service }) => {
  const { call } = await signInParent(page, service.url)
  await addChild(call)
  await page.goto(`${service.url}/meal-plan/generate`)
})

test('a plan is followed by events alone, and no address holds the token', async ({ page }) => {
  const calls = jobCallsOf(page)
  const asked = page.waitForRequest(eventsCall)
  await generate(page).click()
  expect(await (await asked).headerValue('authorization')).toMatch(/^Bearer \S+$/)
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible()
  expect(calls).toEqual([':id/events'])
})

test('a plan is looked for where events are refused', async ({ page }) => {
  await page.route(eventsCall, (route) => route.fulfill({ status: 500 }))
  const calls = jobCallsOf(page)
  await generate(page).click()
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible()
  expect(calls.slice(0, 2)).toEqual([':id/events', ':id'])
})

test('events that break off leave the days they told, and the plan is looked for', async ({
  page,
}) => {
  await page.route(eventsCall, async (route) => {
    const id = route.request().url().split('/').at(-2)
    const state = { id, status: 'running', days_done: 5, days_wanted: 7 }
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: progress\ndata: ${JSON.stringify({ ...state, plan_id: null, error: null })}\n\n`,
    })
  })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(lookCall, async (route) => {
    await held
    await route.continue()
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await generate(page).click()
  await expect(page.getByText(/^5 of 7 days chosen\./)).toBeVisible()
  await expect(page.locator('[data-plate=landed]')).toHaveCount(5)
  await expect(page.locator('[data-plate=awaited]')).toHaveCount(2)
  await expectAccessible(page)
  answer()
  await expect(page.getByText('Meal plan generated successfully!')).toBeVisible()
})

test('leaving the screen closes its events, and the plan comes to the dashboard', async ({
  page,
}) => {
  // Events that never say anything.
  await page.route(eventsCall, () => {})
  const asked = page.waitForRequest(eventsCall)
  await generate(page).click()
  const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'))
  await asked
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await closed
  await expect(page.getByRole('link', { name: 'Meal Plan for Robin' })).toBeVisible()
})
