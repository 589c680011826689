import { expect } from '@playwright/test'
import { expectAccessible } from './looks/expect-accessible.ts'
import { expectNoSideScroll } from './looks/expect-no-side-scroll.ts'
import { watchPage } from './page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn, startFamily } from './service/family.ts'
import { test } from './service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('the dashboard invites at first, and then shows today', async ({ page, service }) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  await signIn(page, service.url, session)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${service.url}/dashboard`)

  await test.step('without a child §2.30 §2.33 §2.38-39 §2.42-43 §2.45', async () => {
    await expect(page.getByText('Hi, Kim')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome, Kim' })).toBeVisible()
    await expect(page.getByText('No children added yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add Your First Child' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add Child', exact: true })).toBeVisible()
    await expect(page.getByText('No meal plans generated yet')).toBeVisible()
    await expect(page.getByText('Add a child first to generate meal plans')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Generate Plan' })).toHaveCount(0)
    await expectAccessible(page)
  })

  const child = await addChild(call)
  await test.step('with a child §2.38 §2.40 §2.42 §2.44', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Generate Plan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Generate Your First Plan' })).toBeVisible()
    const card = page.getByRole('region', { name: 'Your Children' }).getByRole('listitem')
    await expect(card).toContainText('Robin')
    await expect(card).toContainText('7 years, Autism')
    await expect(card).toContainText('milk, peanuts')
    await expect(card).toContainText('better sleep')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })

  const plan = await makePlan(call, child.id)
  await test.step('with a plan §2.3 §2.41-42 §2.46 §2.48 §6.3', async () => {
    await page.reload()
    const today = page.getByRole('region', { name: 'Today' })
    const dinner = plan.plan_data.days[0]?.dinner
    await today.getByText('All of today’s meals').click()
    const allOfToday = today.getByRole('group')
    await expect(allOfToday.getByRole('link', { name: dinner?.name ?? '' })).toBeVisible()
    await expect(allOfToday.getByText(`${dinner?.total_minutes} min`).first()).toBeVisible()
    const card = page.getByRole('region', { name: 'Meal Plans' }).getByRole('listitem')
    await expect(card).toContainText('Meal Plan for Robin')
    await expect(card).toContainText(/Created \w+ \d+, \d{4}/)
    await expect(card).toContainText('7 days of personalized meals')
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSideScroll(page)
    }
    await expectAccessible(page)
    await allOfToday.getByRole('link', { name: dinner?.name ?? '' }).click()
    const sheet = page.getByRole('dialog', { name: dinner?.name ?? '' })
    await expect(sheet.getByRole('link', { name: /^Cook/ })).toBeInViewport()
    await expectAccessible(page)
    await page.goBack()
    await page.getByRole('link', { name: 'Meal Plan for Robin' }).click()
    await expect(page).toHaveURL(`${service.url}/meal-plan/${plan.id}`)
    await page.goBack()
    await page.getByRole('link', { name: 'Robin', exact: true }).click()
    await expect(page).toHaveURL(`${service.url}/children/${child.id}`)
  })

  await test.step('with the plan of a child that was deleted §2.38 §2.47', async () => {
    await call('deleteChild', { params: { id: child.id } })
    await page.goto(`${service.url}/dashboard`)
    await expect(page.getByRole('link', { name: 'Meal Plan for Child' })).toBeVisible()
    await page.getByRole('link', { name: 'Add Child', exact: true }).click()
    await expect(page).toHaveURL(`${service.url}/children/new`)
  })
  expect(problems).toEqual([])
})

test('with several children and many plans, today and the newest plans come first', async ({
  page,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const robin = await addChild(call)
  const ari = await addChild(call, { name: 'Ari', age: 12 })
  for (let plans = 0; plans < 6; plans += 1) await makePlan(call, robin.id)
  const ofAri = await makePlan(call, ari.id)
  await makePlan(call, robin.id)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/dashboard`)
  const plans = page.getByRole('region', { name: 'Meal Plans' })
  await expect(plans.getByRole('link', { name: /^Meal Plan for/ })).toHaveCount(6)
  await expect(plans.getByText(/^\w+ \d+ to \w+ \d+$/).first()).toBeVisible()
  await plans.getByText('Older plans: 2').click()
  await expect(plans.getByRole('link', { name: /^Meal Plan for/ })).toHaveCount(8)
  await expectAccessible(page)
  const today = page.getByRole('region', { name: 'Today' })
  for (const name of ['Robin', 'Ari']) {
    const card = today.getByRole('listitem').filter({ hasText: `For ${name}` })
    await expect(card.getByRole('link', { name: /^Cook/ })).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const [one, other] = await Promise.all(
    [0, 1].map((at) => today.getByRole('listitem').nth(at).boundingBox()),
  )
  // Side by side, on a phone too.
  expect(one?.y).toBe(other?.y)
  const cook = today.getByRole('listitem').getByRole('link', { name: /^Cook/ })
  const [first, second] = await Promise.all([0, 1].map((at) => cook.nth(at).boundingBox()))
  expect(first?.y).toBe(second?.y)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSideScroll(page)
  }
  await today.getByRole('link', { name: 'Today’s meals of Ari' }).click()
  await expect(page).toHaveURL(`${service.url}/meal-plan/${ofAri.id}`)
})

test('the dashboard shows one banner at a time, and a crown with premium §2.3 §2.31 §2.34-37 §4.1-4', async ({
  page,
  service,
}) => {
  const { session } = await registerParent(service.url)
  await signIn(page, service.url, session)
  const trial = {
    plan_type: 'trial',
    status: 'active',
    trial_days_remaining: 2,
    was_trial: false,
    expires_at: null,
  }
  const texts = {
    trial: '2 days remaining',
    ending: 'Trial ending soon',
    expired: 'Your 3-day free trial has ended. Upgrade to continue creating meal plans!',
    free: 'Unlock unlimited meal plans and advanced features',
  }
  for (const [name, title, status] of [
    ['trial', 'Free trial', trial],
    ['ending', 'Free trial', { ...trial, trial_days_remaining: 0 }],
    [
      'expired',
      'Trial Expired',
      { ...trial, plan_type: 'free', status: 'expired', was_trial: true },
    ],
    ['free', 'Upgrade to Premium', { ...trial, plan_type: 'free', status: 'expired' }],
  ] as const) {
    await test.step(title, async () => {
      await page.route('**/api/subscriptions/status', (route) => route.fulfill({ json: status }))
      await page.goto(`${service.url}/dashboard`)
      const banner = page.getByRole('region', { name: title })
      await expect(banner.getByText(texts[name])).toBeVisible()
      await expect(banner.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
        'href',
        '/subscription',
      )
      await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveCount(1)
      await expectAccessible(page)
      await page.unrouteAll()
    })
  }
  await page.route('**/api/subscriptions/status', (route) =>
    route.fulfill({ json: { ...trial, plan_type: 'premium', expires_at: '2027-01-01T00:00:00Z' } }),
  )
  await page.goto(`${service.url}/dashboard`)
  await expect(page.getByText('Premium', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveCount(0)
  await expectAccessible(page)
})

test('what cannot be loaded says so in its place and is tried again §7.17 §8.3', async ({
  page,
  service,
}) => {
  await startFamily(page, service.url)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const calls = '**/api/{children,subscriptions/status,meal-plans?*}'
  const asked = new Set<string>()
  await page.route(calls, async (route) => {
    asked.add(new URL(route.request().url()).pathname)
    await held
    await route.fulfill({ status: 500, json: { code: 'internal_error', detail: 'no' } })
  })
  await page.goto(`${service.url}/dashboard`)
  // None is answered yet: they are asked together.
  await expect
    .poll(() => [...asked].sort())
    .toEqual(['/api/children', '/api/meal-plans', '/api/subscriptions/status'])
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(1)
  await expectAccessible(page)
  answer()
  await expect(page.getByText('Failed to load data')).toBeVisible()
  const failures = [
    'We could not load your subscription.',
    'We could not load today’s meals.',
    'We could not load your children.',
    'We could not load your meal plans.',
  ]
  for (const failure of failures) await expect(page.getByText(failure)).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  for (let left = failures.length; left > 0; left -= 1) {
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(left)
    await page.getByRole('button', { name: 'Try again' }).first().click()
  }
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meal Plan for Robin' })).toBeVisible()
})
