import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { codeOfApp } from '../../apps/server/src/testing/families/turn-on-app.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

test('a parent sees where they are signed in and what happened, and logs another device out', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.route('**/api/account/sessions', (route) => route.abort())
  await page.route('**/api/account/events', (route) => route.abort())
  const { call, email, password } = await openSignedIn(page, service, '/account')
  const open = await openRow(page, 'Where you are signed in')
  const events = await openRow(page, 'What happened to your account')
  await expect(open.getByText('We could not load where you are signed in.')).toBeVisible()
  await expect(events.getByText('We could not load what happened')).toBeVisible()
  await page.unroute('**/api/account/sessions')
  await page.unroute('**/api/account/events')
  await open.getByRole('button', { name: 'Try again' }).click()
  await events.getByRole('button', { name: 'Try again' }).click()
  await expect(open.getByText('You are signed in on no other device.')).toBeVisible()
  await expect(events.getByText(/^Nothing yet\./)).toBeVisible()
  await call('login', { body: { email, password } })
  await page.reload()
  await openRow(page, 'Where you are signed in')
  await openRow(page, 'What happened to your account')
  await expect(open.getByText('This device')).toHaveCount(1)
  await expect(events.getByText(/^Signed in on a new device, \w+day, /)).toBeVisible()
  await expectReadable(page)
  await open.getByRole('button', { name: /^Log out A device that did not say/ }).click()
  await expect(page.getByText('That device is logged out')).toBeVisible()
  await expect(open.locator('summary')).toBeFocused()
  await expect(open.getByText('You are signed in on no other device.')).toBeVisible()
  await expect(events.getByText(/^Devices were logged out, /)).toBeVisible()
  expect(problems).toEqual([])
})

test('a parent sets up an app, logs in with its code, and turns it off with a recovery code', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { email, password } = await openSignedIn(page, service, '/account')
  const app = await openRow(page, 'Code at login')
  const code = async (steps = 0) =>
    codeOfApp(
      { now: () => new Date() },
      (await app.getByText(/^([A-Z2-7]{4} ){9}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', ''),
      steps,
    )
  await app.getByRole('button', { name: 'Set up an app' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Your password').fill(password)
  await expectReadable(page)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(app.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
  await expectReadable(page)
  await app.getByRole('button', { name: 'Turn on' }).click()
  await expect(app.getByText('Enter the code.')).toBeVisible()
  await app.getByLabel('Code that the app shows').fill('12')
  await app.getByRole('button', { name: 'Turn on' }).click()
  await expect(app.getByText(/^This code does not work\./)).toBeVisible()
  const [first, second] = [await code(), await code(1)]
  await app.getByLabel('Code that the app shows').fill(first)
  await app.getByRole('button', { name: 'Turn on' }).dblclick()
  await expect(app.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expectReadable(page)
  const downloading = page.waitForEvent('download')
  await app.getByRole('button', { name: 'Download the codes' }).click()
  const codes = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\n')
  await app.getByRole('button', { name: 'I have kept them' }).click()
  await expect(app.getByText('10 recovery codes are left.')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const login = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await login.getByRole('tab', { name: 'Login' }).click()
  await login.getByLabel('Email').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  const field = login.getByLabel('Code of your app, or a recovery code')
  await expect(field).toBeFocused()
  await expectReadable(page)
  await field.fill(first)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(field).toHaveAccessibleDescription(/^This code does not work\./)
  await field.fill(second)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()

  await page.goto(`${service.url}/account`)
  await openRow(page, 'Code at login')
  await app.getByRole('button', { name: 'Turn off' }).click()
  await proof.getByLabel('Code of your app, or a recovery code').fill(codes.at(-1) ?? '')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(app.getByText('No code is asked for.')).toBeVisible()
  expect(problems).toEqual([])
})
