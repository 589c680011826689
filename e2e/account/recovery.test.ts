import { expect } from '@playwright/test'
import { codeOfApp } from '../../apps/server/src/testing/families/turn-on-app.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { openRow, rowOf } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('a parent who lost the app asks to have it forgotten, and one who did not ask keeps it', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  await call('confirm', { body: { current_password: 'correct horse' } })
  const { secret } = await call('makeFactor', {})
  const code = await codeOfApp({ now: () => new Date() }, secret)
  const { token } = await call('turnOnFactor', { body: { code } })

  await page.goto(service.url)
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const login = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await login.getByRole('tab', { name: 'Login' }).click()
  await login.getByLabel('Email').fill(session.user.email)
  await login.getByLabel('Password', { exact: true }).fill('correct horse')
  await login.getByRole('button', { name: 'Login' }).click()
  const lost = login.getByRole('button', { name: 'I lost the app and all codes' })
  await page.route('**/api/auth/recovery', (route) => route.abort())
  await lost.click()
  await expect(login.getByText('We could not send the request. Please try again.')).toBeVisible()
  await page.unroute('**/api/auth/recovery')
  const field = login.getByLabel('Code of your app, or a recovery code')
  await field.fill('12')
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(field).toHaveAccessibleDescription(/^This code does not work\./)
  await lost.click()
  await expect(login.getByText(/your password alone opens your account again/)).toBeVisible()
  await expect(field).not.toHaveAccessibleDescription(/^This code does not work\./)
  await expectReadable(page)

  await signIn(page, service.url, { ...session, token })
  await page.goto(`${service.url}/account`)
  // What must not be overlooked is open.
  const app = rowOf(page, 'Code at login')
  await expect(app.getByText(/^Somebody with your password said/)).toBeVisible()
  await expectReadable(page)
  await app.getByRole('button', { name: 'Keep app and codes' }).click()
  await expect(app.getByText(/^Somebody with your password said/)).toBeHidden()
  const events = await openRow(page, 'What happened to your account')
  await expect(events.getByText(/^App and codes were kept, /)).toBeVisible()
  expect(problems).toEqual([])
})
