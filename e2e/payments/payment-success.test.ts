import { expect, type Page } from '@playwright/test'
import type { PaymentStatus } from '../../packages/contract/src/account/subscription.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { settle } from '../page/settle.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { type Service, test } from '../service/serve.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const path = '/subscription/success?session_id=cs_1'
const open: PaymentStatus = { payment_status: 'unpaid', status: 'open' }

/** Answers the payment's status with one after another, the last one for good. */
async function answerPayment(page: Page, answers: (PaymentStatus | 'broken')[]) {
  const asked: string[] = []
  await page.route('**/api/payments/status/*', (route) => {
    const now = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(route.request().url())
    return now === 'broken' ? route.abort() : route.fulfill({ json: now })
  })
  return asked
}

async function expectFailed(page: Page) {
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(
    page.getByText('There was an issue processing your payment. Please try again.'),
  ).toBeVisible()
  await expect(
    page.getByText('If you were charged, premium starts by itself; please do not pay twice.'),
  ).toBeVisible()
}

/** Opens the page with a clock that only the test moves on. */
async function openPaused(page: Page, service: Service) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.clock.install({ time: new Date('2026-12-01T12:00:00Z') })
  await page.route('**/api/payments/status/*', async (route) => {
    await held
    await route.fallback()
  })
  await openSignedIn(page, service, path)
  await expect(page.getByRole('heading', { name: 'Processing Payment' })).toBeVisible()
  await page.clock.pauseAt(new Date('2026-12-01T13:00:00Z'))
  const answered = page.waitForResponse('**/api/payments/status/*')
  letGo()
  await answered
  await settle(page)
}

test('a payment is asked for again after 2 seconds, and the crown shows once it arrived §2.9 §2.31 §2.95 §4.18 §4.20 §7.16 §9.8', async ({
  page,
  service,
}) => {
  const asked = await answerPayment(page, [open, { payment_status: 'paid', status: 'complete' }])
  await openPaused(page, service)
  await page.clock.runFor(1_900)
  await settle(page)
  expect(asked).toHaveLength(1)
  const shown = page.getByRole('navigation', { name: 'Main' })
  await expect(shown).not.toContainText('Premium')
  await page.route('**/api/subscriptions/status', (route) =>
    route.fulfill({
      json: {
        plan_type: 'premium',
        status: 'active',
        trial_days_remaining: 0,
        was_trial: false,
        expires_at: '2027-01-05T17:00:00.000Z',
      },
    }),
  )
  await page.clock.runFor(200)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(shown).toContainText('Premium')
  await page.clock.runFor(10_000)
  await settle(page)
  expect(asked).toHaveLength(2)
  expect(asked.every((url) => url.endsWith('/cs_1'))).toBe(true)
  await page.clock.resume()
  await expectReadable(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
})

test('a payment that stays open fails after five more questions §2.96 §4.21 §8.15 §9.9', async ({
  page,
  service,
}) => {
  const asked = await answerPayment(page, [open])
  await openPaused(page, service)
  for (let count = 1; count < 6; count += 1) {
    await expect(page.getByRole('heading', { name: 'Processing Payment' })).toBeVisible()
    // Until the page has an answer it asks for no other.
    const answered = page.waitForResponse('**/api/payments/status/*')
    await page.clock.runFor(2_000)
    await answered
    await settle(page)
    expect(asked).toHaveLength(count + 1)
  }
  await expectFailed(page)
  await page.clock.runFor(10_000)
  await settle(page)
  expect(asked).toHaveLength(6)
  await page.clock.resume()
  await expectReadable(page)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(`${service.url}/subscription`)
})

test('what becomes of a payment is said as it is', async ({ page, service }) => {
  await page.route('**/api/payments/status/*', () => {})
  await openSignedIn(page, service, path)

  await test.step('while the answer is slow the page says what it waits for §2.94 §4.17', async () => {
    await expect(page.getByRole('heading', { name: 'Processing Payment' })).toBeVisible()
    await expectReadable(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('an address without a session has nothing to ask about §4.23', async () => {
    const asked = await answerPayment(page, [open])
    await page.goto(`${service.url}/subscription/success`)
    await expectFailed(page)
    expect(asked).toHaveLength(0)
    await page.unrouteAll()
  })

  await test.step('a request that fails is a failure at once §4.22', async () => {
    const asked = await answerPayment(page, ['broken'])
    await page.goto(`${service.url}${path}`)
    await expectFailed(page)
    expect(asked).toHaveLength(1)
    await page.unrouteAll()
  })

  await test.step('a checkout that expired has failed, and the dashboard is one tap away §2.97 §4.19', async () => {
    await answerPayment(page, [{ payment_status: 'unpaid', status: 'expired' }])
    await page.reload()
    await expectFailed(page)
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
  })
})

test('a visitor who comes back from paying logs in and is led to the answer', async ({
  page,
  service,
}) => {
  await answerPayment(page, [{ payment_status: 'paid', status: 'complete' }])
  const parent = await openSignedIn(page, service, '/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${service.url}/`)
  await page.goto(`${service.url}${path}`)
  await expect(page).toHaveURL(`${service.url}/`)
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  await page.getByRole('tab', { name: 'Login' }).click()
  await page.getByLabel('Email').first().fill(parent.email)
  await page.getByLabel('Password', { exact: true }).fill(parent.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(`${service.url}${path}`)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})
