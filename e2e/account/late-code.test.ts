import { expect, type Page, type Route } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { openRow } from '../page/open-row.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

const refuse = (route: Route) => route.abort()

const isCached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const { controller } = navigator.serviceWorker
    return (
      controller?.state === 'activated' && names.some((name) => name.startsWith('brightplate-app-'))
    )
  })

test.describe('without a worker that keeps the code', () => {
  // What a worker fetched could not be answered by the test.
  test.use({ serviceWorkers: 'block' })

  test('a row whose form cannot be fetched says so, and opens once there is a connection', async ({
    page,
    context,
    service,
  }) => {
    await openSignedIn(page, service, '/account')
    await expect(page.getByRole('heading', { name: 'Sign-in and safety' })).toBeVisible()
    await context.setOffline(true)
    const row = await openRow(page, 'Name')
    await expect(row.getByText(/^This part could not be loaded/)).toBeVisible()
    await expectReadable(page)
    await row.getByRole('button', { name: 'Try again' }).click()
    await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await row.getByRole('button', { name: 'Try again' }).click()
    await expect(row.getByLabel('Full name')).toHaveValue('Kim')
  })

  test('after a new release a row says that the page is older, and reloads it', async ({
    page,
    service,
  }) => {
    await openSignedIn(page, service, '/account')
    await expect(page.getByRole('heading', { name: 'Sign-in and safety' })).toBeVisible()
    await page.route(/row-body/, (route) => route.fulfill({ status: 404, body: '' }))
    const row = await openRow(page, 'Name')
    await expect(
      row.getByText('This page is older than the app. Reload it to go on.'),
    ).toBeVisible()
    await page.unrouteAll()
    await row.getByRole('button', { name: 'Reload the page' }).click()
    await expect(row.getByRole('alert')).toHaveCount(0)
    await openRow(page, 'Name')
    await expect(row.getByLabel('Full name')).toBeVisible()
  })

  test('a visitor whose login cannot be fetched keeps the page, and is told with a way to try again', async ({
    page,
    service,
  }) => {
    await page.route(/auth-dialog|sonner|dist-/, refuse)
    await page.goto(service.url)
    await page.getByRole('button', { name: 'Get Started' }).first().click()
    const failure = page.getByRole('alert').filter({ hasText: 'That did not load.' })
    await expect(failure).toBeVisible()
    await expectReadable(page)
    await page.unrouteAll()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('on a slow line a tap is answered by a word at once', async ({ page, service }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/auth-dialog/, async (route) => {
      await held
      await route.fallback()
    })
    await page.goto(service.url)
    await page.getByRole('button', { name: 'Get Started' }).first().click()
    await expect(page.getByText('Loading...')).toBeVisible()
    letGo()
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })
})

test('who was on the dashboard once opens every page of the app without a connection', async ({
  page,
  context,
  service,
}) => {
  await openSignedIn(page, service, '/dashboard')
  await expect(page.getByText('Hi, Kim')).toBeVisible()
  await expect.poll(() => isCached(page)).toBe(true)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page).toHaveURL(`${service.url}/account`)
  const row = await openRow(page, 'Name')
  await expect(row.getByLabel('Full name')).toHaveValue('Kim')
  await expectReadable(page)
  await page.reload()
  await expect(page.getByText('We could not load your account.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign-in and safety' })).toBeVisible()
})
