import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

const publicPages = [
  { path: '/', heading: 'Personalized Nutrition for Neurodiverse Children' },
  { path: '/about', heading: 'About Brightplate' },
  { path: '/how-it-works', heading: 'How it works' },
  { path: '/faqs', heading: 'Frequently asked questions' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/health-data', heading: 'Consumer health data policy' },
  { path: '/nothing-here', heading: 'We could not find this page' },
]

const claims = ['HIPAA compliant', 'SOC 2 certified', '256-bit SSL', 'GDPR ready']

/** What is never said of food (docs/what-a-plan-says.md#how-a-sentence-is-made). */
const forbiddenWords =
  /\b(safe|safer|allergen-free|proven|guarantee[ds]?|cures?|treats|improves|boosts)\b/i

test('every public page is accessible, on a phone and a desk, in light and dark §1.10 §2.10 §2.14 §2.102 §6.1', async ({
  browser,
  service,
}) => {
  test.slow()
  for (const width of [390, 1280]) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme: 'dark',
    })
    const page = await context.newPage()
    const problems = watchPage(page)
    for (const { path, heading } of publicPages) {
      await test.step(`${path} at ${width}`, async () => {
        await page.goto(`${service.url}${path}`)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectAccessibleInBoth(page)
        await expectNoSideScroll(page)
        expect(await page.locator('body').textContent()).not.toMatch(forbiddenWords)
        await page.emulateMedia({ colorScheme: 'dark' })
      })
    }
    expect(problems).toEqual([])
    await context.close()
  }
})

test('an unknown address answers 404 and leads back', async ({ page, service }) => {
  const response = await page.goto(`${service.url}/meal-plans-of-mine`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('We could not find this page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start' }).click()
  await expect(page).toHaveURL(`${service.url}/`)
})

test('the landing page says what the specification says §1.7 §2.1 §2.13 §2.15-20 §6.1', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.goto(service.url)
  await expect(page.getByText('3-Day FREE Trial')).toBeVisible()
  await expect(page.getByText('with everything in it, and no card.')).toBeVisible()
  for (const card of ['AI-Powered Plans', 'Brain-Boosting Foods', 'Easy Meal Prep']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
  const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  for (const step of ['Create child profile', 'Generate meal plan', 'Shop and cook']) {
    await expect(steps.getByRole('heading', { name: step })).toBeVisible()
  }
  const day = page.getByRole('region', { name: 'One day of a plan' })
  await expect(day.getByRole('listitem')).toHaveCount(6)
  for (const picture of await day.getByRole('presentation').all()) {
    expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  }
  await expect(page.getByText('$9.99/month')).toBeVisible()
  await expect(page.getByText('or $99.99/year')).toBeVisible()

  for (const call of ['Get Started', 'Start Free Trial', 'Start Your Free Trial']) {
    await page.getByRole('button', { name: call, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
    await expect(dialog.getByRole('tab', { name: 'Login' })).toBeVisible()
    await expect(dialog.getByRole('tab', { name: 'Register' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: call, exact: true })).toBeFocused()
  }
  expect(problems).toEqual([])
})

test('the landing page is read in 300 words and four screens of a phone', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(service.url)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Start Free Trial' })).toBeInViewport({ ratio: 1 })
  const words = (await main.innerText()).split(/\s+/).filter((word) => /\w/.test(word))
  expect(words.length).toBeLessThanOrEqual(300)
  const bottom = await main.evaluate((one) => one.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual(4 * 844)
  await main.getByRole('link', { name: 'what research bears out' }).click()
  await expect(page.getByRole('heading', { name: 'What research says' })).toBeFocused()
  await expect(page.getByText('Omega-3 and ADHD')).toBeVisible()
  await expectAccessible(page)
})

test('the footer leads a visitor to /, and a parent who is logged in to the pages themselves §1.13-14 §2.23 §2.26-29', async ({
  page,
  service,
}) => {
  const footer = page.getByRole('contentinfo')
  const target = (label: string) =>
    footer.getByRole('link', { name: label, exact: true }).getAttribute('href')
  const nowhereElse = ['Service Status', 'API Status', 'Changelog']
  const social = ['Facebook', 'Instagram', 'Pinterest', 'YouTube']

  await page.goto(`${service.url}/faqs`)
  for (const column of ['Product', 'Resources', 'Support', 'Company', 'Legal']) {
    await expect(footer.getByRole('heading', { name: column })).toBeVisible()
  }
  const forMembers = ['Meal Plans', 'Pricing', 'Account Settings', 'Subscription']
  for (const label of [...forMembers, ...nowhereElse, ...social]) {
    expect(await target(label), label).toBe('/')
  }
  for (const claim of claims) await expect(footer.getByText(claim)).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0)

  const { session } = await registerParent(service.url)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Welcome, Kim' })).toBeVisible()
  expect(await target('Meal Plans')).toBe('/meal-plan/generate')
  expect(await target('Pricing')).toBe('/subscription')
  expect(await target('Subscription')).toBe('/subscription')
  expect(await target('Account Settings')).toBe('/dashboard')
  for (const label of [...nowhereElse, ...social]) expect(await target(label), label).toBe('/')
  for (const claim of claims) await expect(footer.getByText(claim)).toBeVisible()

  for (const path of ['/children/new', '/meal-plan/generate', '/subscription', '/contact']) {
    await page.goto(`${service.url}${path}`)
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  }
  await footer.getByRole('link', { name: 'FAQs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Get Started' })).toHaveCount(0)
  await page.goto(`${service.url}/how-it-works`)
  await page.getByRole('link', { name: 'Make a plan' }).click()
  await expect(page).toHaveURL(`${service.url}/meal-plan/generate`)
})

test('the newsletter form wants an address, makes no call, and says what happened §2.24-25 §5.5', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/about`)
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const form = page.getByRole('form', { name: 'Newsletter' })
  const subscribe = form.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(form.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await form.getByLabel('Newsletter').fill('kim')
  await subscribe.click()
  await expect(form.getByLabel('Newsletter')).toBeFocused()
  await expect(form.getByLabel('Newsletter')).toHaveValue('kim')
  await expectAccessible(page)
  await form.getByLabel('Newsletter').fill('kim@example.com')
  await expect(form.getByText('Enter an email address like name@example.com.')).toBeHidden()
  await subscribe.click()
  await expect(form.getByRole('status')).toContainText('nothing was sent or stored')
  expect(calls).toEqual([])
})

test('how it works has 5 steps, and the FAQs 12 questions that open by keyboard §1.11-12 §2.103-104', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/how-it-works`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)

  await page.goto(`${service.url}/faqs`)
  const questions = page.getByRole('main').getByRole('group')
  await expect(questions).toHaveCount(12)
  for (const question of await questions.all()) {
    const answer = question.getByRole('paragraph').first()
    await expect(answer).toBeHidden()
    await question.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
  }
  await expect(
    page.getByText(/cancel at any time .+ to the end of the billing period/),
  ).toBeVisible()
  await expect(page.getByText(/By an optimizer and rules\./)).toBeVisible()
  await expect(page.getByText(/A language model takes part only where/)).toBeVisible()
  const encryption = questions.filter({ hasText: 'Is our data encrypted' })
  await expect(encryption.getByText(/is encrypted on its way/)).toBeVisible()
  await expect(encryption.getByRole('listitem')).toHaveText(claims)
  await expect(page.getByText('No compliance is claimed')).toHaveCount(0)
  await expectAccessible(page)
})

test('the privacy page has the sections that the footer leads to §2.11', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/about`)
  const footer = page.getByRole('contentinfo')
  for (const [label, heading] of [
    ['Terms', 'Terms'],
    ['Cookie Policy', 'Cookies and this device'],
    ['Data Security', 'Data security'],
    ['Health Data', 'What is stored about your family'],
  ] as const) {
    await footer.getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
  }
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${service.url}/about`)
  await page.goForward()
  await expect(page).toHaveURL(`${service.url}/privacy#terms`)
})
