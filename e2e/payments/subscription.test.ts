import { expect, type Page, type Route } from '@playwright/test'
import type { SubscriptionStatus } from '../../packages/contract/src/account/subscription.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const premium: SubscriptionStatus = {
  plan_type: 'premium',
  status: 'active',
  trial_days_remaining: 0,
  was_trial: false,
  expires_at: '2027-01-05T17:00:00.000Z',
  cancel_at_period_end: false,
  billing_interval: 'monthly',
  payment_problem: false,
}

const answer = (route: Route, json: unknown, status = 200) => route.fulfill({ status, json })

/** Answers what a subscription's status is, and can be told otherwise. */
async function answerStatus(page: Page, first: SubscriptionStatus) {
  const shown = { status: first }
  await page.route('**/api/subscriptions/status', (route) => answer(route, shown.status))
  return shown
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('a parent on trial sees what premium costs and holds, and how it renews §2.8 §2.81-82 §2.86-91 §4.1 §6.3 §9.1 §9.7', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await openSignedIn(page, service, '/subscription')
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  await expect(page.getByText('3 Days Free Trial for All New Users!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Free trial' })).toContainText(
    '3 days remainingAfter that the account is free: 1 meal plan per week.',
  )
  const monthly = cardOf(page, 'Monthly Premium')
  for (const text of [
    '$9.99/month',
    'Unlimited meal plans',
    'AI personalization',
    'Weekly shopping lists',
    'Brain-boosting juice recipes',
    'Behavioral goal tracking',
    'Priority support',
    'For practice: nobody is charged, and it ends by itself.',
  ]) {
    await expect(monthly.getByText(text, { exact: true })).toBeVisible()
  }
  // Nothing that the trial has is lost without a word.
  await expect(
    monthly.getByText(
      'Not in it, though the trial has them: nutrition insights and meal templates.',
    ),
  ).toBeVisible()
  const yearly = cardOf(page, 'Yearly Premium')
  for (const text of [
    'BEST VALUE',
    '$99.99/year',
    'About $8.33 a month. Save $20/year (about: $19.89)',
    'Everything in monthly',
    '2 months free (about)',
    'Advanced nutrition insights',
    'Exclusive meal templates',
    'Early access',
    'For practice: nobody is charged, and it ends by itself.',
  ]) {
    await expect(yearly.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(
    page.getByText('Free plan: 1 meal plan per week • Premium: Unlimited plans'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2)
  await expectReadable(page)
  expect(problems).toEqual([])
})

test('what a subscription is now is said on its page', async ({ page, service }) => {
  await page.route('**/api/subscriptions/status', (route) => route.abort())
  await openSignedIn(page, service, '/subscription')

  await test.step('one that cannot be loaded says so and is asked for again §8.12', async () => {
    await expect(page.getByText('Failed to load subscription').first()).toBeVisible()
    await expectReadable(page)
    await page.unroute('**/api/subscriptions/status')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('3 days remaining')).toBeVisible()
  })

  const shown = await answerStatus(page, {
    plan_type: 'trial',
    status: 'active',
    trial_days_remaining: 0,
    was_trial: false,
    expires_at: '2026-11-21T17:00:00.000Z',
  })

  await test.step('the last day of a trial is ending soon §2.85', async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Free trial' })).toContainText('Ending soon')
    for (const rate of ['$9.99 a month', '$99.99 a year']) {
      await expect(
        page.getByText(`Renews at ${rate} until you cancel. Cancel on this page.`),
      ).toBeVisible()
    }
  })

  await test.step('after the trial no other is offered', async () => {
    shown.status = {
      plan_type: 'free',
      status: 'expired',
      trial_days_remaining: 0,
      was_trial: true,
      expires_at: null,
    }
    await page.reload()
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2)
    await expect(page.getByText('3 Days Free Trial for All New Users!')).toHaveCount(0)
    await expectReadable(page)
  })

  await test.step('premium without an end is enjoyed §2.83', async () => {
    shown.status = { ...premium, expires_at: null }
    await page.reload()
    await expect(page.getByText('Enjoy all premium features')).toBeVisible()
  })

  await test.step('a payment that failed is told with its days of grace, and leads to the cards', async () => {
    shown.status = { ...premium, payment_problem: true, billing_portal: true }
    await page.route('**/api/subscriptions/portal', (route) =>
      answer(route, { url: `${service.url}/privacy#portal` }),
    )
    await page.reload()
    const banner = page.getByRole('region', { name: 'Your last payment did not go through' })
    await expect(banner).toContainText('You keep premium for 3 days')
    await expectReadable(page)
    await banner.getByRole('button', { name: 'Cards and invoices' }).click()
    await expect(page).toHaveURL(/#portal$/)
  })
})

test('a checkout says why it does not start, and leads to the payment page once', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/subscription')
  const checkout = '**/api/subscriptions/checkout'
  const monthly = cardOf(page, 'Monthly Premium')

  await test.step('what fails is said, and the buttons come back §8.13-14', async () => {
    let reply = { status: 500, json: { detail: 'inside', code: 'internal_error' } }
    await page.route(checkout, (route) => route.fulfill(reply))
    await monthly.getByRole('button').click()
    await expect(page.getByText('Failed to start checkout')).toHaveCount(1)
    await expect(monthly.getByRole('alert')).toHaveText('Failed to start checkout')
    await expect(monthly.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled()
    await expectReadable(page)
    reply = { status: 422, json: { detail: 'This site is not ours.', code: 'invalid_input' } }
    await monthly.getByRole('button').click()
    await expect(monthly.getByRole('alert')).toHaveText('This site is not ours.')
    await page.unroute(checkout)
  })

  await test.step('subscribing leads to the payment page once, and back from it the page works again §2.92 §4.16 §7.15', async () => {
    const sent: unknown[] = []
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const paymentPage = 'https://pay.example/cs_1'
    await page.route(checkout, async (route) => {
      sent.push(route.request().postDataJSON())
      await held
      await answer(route, { url: paymentPage, session_id: 'cs_1' })
    })
    await page.route(paymentPage, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
    )
    await cardOf(page, 'Yearly Premium').getByRole('button').dblclick()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeDisabled()
    await expectReadable(page)
    letGo()
    await expect(page).toHaveURL(paymentPage)
    expect(sent).toEqual([{ package_id: 'yearly', origin_url: service.url }])
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Subscribe Now' }).first()).toBeEnabled()
    // The page has its status: what is answered from here on is for the next step.
    await expect(page.getByRole('region', { name: 'Free trial' })).toContainText('3 days remaining')
    await page.unroute(checkout)
  })

  await test.step('who is premium already is told so and cannot pay again §2.84 §2.93', async () => {
    await answerStatus(page, premium)
    await page.route(checkout, (route) =>
      answer(route, { detail: 'You already have premium.', code: 'already_premium' }, 409),
    )
    await monthly.getByRole('button').click()
    await expect(page.getByText('You already have premium.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Current Plan' })).toHaveCount(2)
    for (const button of await page.getByRole('button', { name: 'Current Plan' }).all()) {
      await expect(button).toBeDisabled()
    }
    await expect(page.getByRole('region', { name: 'Premium', exact: true })).toContainText(
      'Runs until January 5, 2027',
    )
  })
})

test('a parent cancels premium, keeps it to its end, and takes the cancelling back', async ({
  page,
  service,
}) => {
  const shown = await answerStatus(page, premium)
  const calls: string[] = []
  await page.route(/subscriptions\/(cancel|resume)$/, (route) => {
    const act = route.request().url().split('/').at(-1) ?? ''
    calls.push(act)
    shown.status = { ...premium, cancel_at_period_end: act === 'cancel' }
    return answer(route, shown.status)
  })
  await openSignedIn(page, service, '/subscription')
  const cancel = page.getByRole('button', { name: 'Cancel premium' })
  await cancel.click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel premium?' })
  await expect(dialog).toContainText('You keep everything until January 5, 2027')
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Keep premium' }).click()
  await expect(cancel).toBeFocused()
  expect(calls).toEqual([])
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel premium' }).dblclick()
  await expect(page.getByText('Ends on January 5, 2027')).toBeVisible()
  const resume = page.getByRole('button', { name: 'Resume premium' })
  await expect(resume).toBeFocused()
  await expectReadable(page)
  await resume.dblclick()
  await expect(page.getByText('Runs until January 5, 2027')).toBeVisible()
  expect(calls).toEqual(['cancel', 'resume'])
})
