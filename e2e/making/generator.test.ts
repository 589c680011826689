import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

const generateCall = '**/api/meal-plans/generate'

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Meal Plan' })

/** Answers the next tries to make a plan as a failing server would. */
const answerWith = (page: Page, status: number, json: object) =>
  page.route(generateCall, (route) => route.fulfill({ status, json }), { times: 1 })

test('a plan is made from two choices, once, and is found again', async ({ page, service }) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  await signIn(page, service.url, session)
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('needs a child first §2.58 §2.64 §2.67', async () => {
    await page.goto(`${service.url}/meal-plan/generate`)
    await expect(page.getByText('Please add a child profile first')).toBeVisible()
    await expect(generate(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to dashboard' }).click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await page.goBack()
    await page.getByRole('link', { name: 'Add Child Profile' }).click()
    await expect(page).toHaveURL(`${service.url}/children/new`)
  })

  await addChild(call)
  const ada = await addChild(call, { name: 'Ada', age: 10, diagnosis: 'both', allergies: [] })

  await test.step('shows the choices and what they make §1.3 §2.6 §2.59-62 §6.3 §9.5', async () => {
    await page.goto(`${service.url}/meal-plan/generate`)
    const child = page.getByRole('combobox', { name: 'Select Child *' })
    await expect(child).toHaveText('Robin')
    const duration = page.getByRole('combobox', { name: 'Duration' })
    await expect(duration).toHaveText('7-day')
    const summary = page.getByRole('region', { name: 'Profile summary' })
    await expect(summary).toContainText('A 7-day plan for Robin, 7, without milk and peanuts')
    for (const fact of ['Name', 'Age', 'Diagnosis', 'Allergies', 'Goals']) {
      await expect(summary.getByText(fact, { exact: true })).toBeVisible()
    }
    await duration.click()
    await expect(page.getByRole('listbox').getByText('Duration')).toBeVisible()
    await expect(
      page.getByRole('option', { name: '7 Days (1 Week)', selected: true }),
    ).toBeVisible()
    await page.getByRole('option', { name: '14 Days (2 Weeks)' }).click()
    await child.click()
    await expect(page.getByRole('option', { name: 'Robin (7, Autism)' })).toBeVisible()
    await page.getByRole('option', { name: 'Ada (10, Autism and ADHD)' }).click()
    await expect(child).toHaveText('Ada')
    await expect(duration).toHaveText('14-day')
    await expect(summary.getByText('Allergies')).toHaveCount(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSideScroll(page)
  })

  await test.step('says what it does while a slow server works, day by day §2.65-66 §9.10', async () => {
    const job = { id: ada.id, status: 'running', days_wanted: 14, plan_id: null, error: null }
    let look = () => {}
    const polled = new Promise<void>((resolve) => {
      look = resolve
    })
    await page.route(generateCall, (route) =>
      route.fulfill({ status: 202, json: { ...job, status: 'queued', days_done: 0 } }),
    )
    await page.route('**/api/meal-plans/jobs/*', async (route) => {
      await polled
      await route.fulfill({
        json: { ...job, status: 'failed', error: { code: 'internal_error', detail: 'no' } },
      })
    })
    await page.route(
      '**/api/meal-plans/jobs/*',
      (route) => route.fulfill({ json: { ...job, days_done: 5 } }),
      { times: 1 },
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await generate(page).click()
    await expect(
      page.getByRole('button', { name: 'Generating your personalized plan...' }),
    ).toBeDisabled()
    await expect(page.getByText('This may take 30-60 seconds')).toBeVisible()
    await expect(
      page.getByText('Choosing dishes. Checking every ingredient.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/^5 of 14 days chosen\./)).toBeVisible()
    await expectAccessible(page)
    look()
    await expect(page.getByRole('alert').getByText('Failed to generate meal plan')).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('makes one plan of two clicks, and has it on the dashboard §2.63 §4.24', async () => {
    await page.goto(`${service.url}/dashboard`)
    await page.getByRole('link', { name: 'Generate Your First Plan' }).click()
    await generate(page).dblclick()
    await expect(page.getByText('Meal plan generated successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Meal Plan for Robin' })).toBeVisible()
    expect(await call('listPlans', { query: { view: 'summary' } })).toHaveLength(1)
    await page.goBack()
    await expect(generate(page)).toBeEnabled()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Meal Plan for Robin' })).toBeVisible()
  })

  await test.step('and a plan is there although its tab was closed', async () => {
    await page.goto(`${service.url}/meal-plan/generate`)
    const taken = page.waitForResponse(generateCall)
    await generate(page).click()
    await taken
    await page.goto('about:blank')
    await expect
      .poll(async () => (await call('listPlans', { query: { view: 'summary' } })).length)
      .toBe(2)
    await page.goto(`${service.url}/dashboard`)
    await expect(page.getByRole('link', { name: 'Meal Plan for Robin' })).toHaveCount(2)
  })
  expect(problems).toEqual([])
})

test('every failure to make a plan is said on the page, and nothing chosen is lost', async ({
  page,
  context,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call)
  await signIn(page, service.url, session)
  const alert = page.getByRole('alert')

  await test.step('the children cannot be loaded §2.57 §2.64 §8.7', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/children', async (route) => {
      await held
      await route.abort()
    })
    await page.goto(`${service.url}/meal-plan/generate`)
    await expect(page.getByRole('heading', { name: 'Make a meal plan' })).toBeVisible()
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(generate(page)).toHaveCount(0)
    answer()
    await expect(alert.getByText('Failed to load children')).toBeVisible()
    await expect(generate(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(generate(page)).toBeEnabled()
  })

  await test.step('no connection §8.9', async () => {
    await page.getByRole('combobox', { name: 'Duration' }).click()
    await page.getByRole('option', { name: '14 Days (2 Weeks)' }).click()
    await context.setOffline(true)
    await generate(page).click()
    await expect(alert.getByText('Failed to generate meal plan')).toBeVisible()
    await expect(alert.getByText(/look whether the plan is on your dashboard/)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Duration' })).toHaveText('14-day')
    await expectAccessible(page)
    await context.setOffline(false)
  })

  await test.step('rules that clash', async () => {
    await answerWith(page, 422, {
      code: 'plan_infeasible',
      detail: 'We could not make a plan that keeps every rule of this profile.',
      clashes: [{ rule: 'milk', text: 'No milk leaves no breakfast.' }],
      relax: [{ rule: 'minutes', text: 'More minutes on weekdays.' }],
    })
    await generate(page).click()
    await expect(alert.getByText('No milk leaves no breakfast.')).toBeVisible()
    await expect(alert.getByText('More minutes on weekdays.')).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Look at the profile' })).toHaveAttribute(
      'href',
      `/children/${child.id}`,
    )
    await expectAccessible(page)
  })

  await test.step('a condition that needs a clinician §7.12 §8.9', async () => {
    const detail = 'Please use the plan of your child’s dietitian.'
    await answerWith(page, 422, { code: 'needs_clinician', detail })
    await generate(page).click()
    await expect(alert.getByText(detail)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a child that was deleted meanwhile', async () => {
    await call('deleteChild', { params: { id: child.id } })
    await generate(page).click()
    await expect(page.getByText(/We could not find that/).first()).toBeVisible()
    await expect(page.getByText('Please add a child profile first')).toBeVisible()
  })

  await test.step('the weekly plan is used up §4.25', async () => {
    await addChild(call)
    await page.reload()
    const detail = 'The free plan allows 1 meal plan per week. Upgrade to premium to make another.'
    await answerWith(page, 402, { code: 'plan_limit_reached', detail })
    await generate(page).click()
    await expect(alert.getByText(detail)).toBeVisible()
    await expectAccessible(page)
    await expect(page).toHaveURL(`${service.url}/subscription`)
  })

  await test.step('words to upgrade stand for 2 seconds, other words stay §4.25 §8.10 §9.11', async () => {
    await page.clock.install({ time: new Date('2026-12-01T12:00:00Z') })
    await page.goto(`${service.url}/meal-plan/generate`)
    await expect(generate(page)).toBeEnabled()
    // What is still read moves the button from under the click.
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(new Date('2026-12-01T13:00:00Z'))
    for (const [detail, path] of [
      ['Premium plans are not made today.', '/meal-plan/generate'],
      ['This needs more. Upgrade to premium.', '/subscription'],
    ] as const) {
      await answerWith(page, 402, { code: 'plan_limit_reached', detail })
      await generate(page).click()
      await expect(async () => {
        await page.clock.runFor(10)
        await expect(alert.getByText(detail)).toBeVisible({ timeout: 200 })
      }).toPass({ timeout: 30_000 })
      await page.clock.runFor(1_900)
      await expect(page).toHaveURL(`${service.url}/meal-plan/generate`)
      await page.clock.runFor(200)
      await expect(page).toHaveURL(`${service.url}${path}`)
    }
    await page.clock.resume()
  })

  await test.step('the session ended', async () => {
    await page.goto(`${service.url}/meal-plan/generate`)
    await expect(generate(page)).toBeEnabled()
    // What the page still asks for would end the session before the tap.
    await page.waitForLoadState('networkidle')
    await call('logout', {})
    await generate(page).click()
    await expect(page).toHaveURL(`${service.url}/`)
    await expect(page.getByText('Please log in again')).toBeVisible()
  })
})
