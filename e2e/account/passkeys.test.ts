import { expect, type Page } from '@playwright/test'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

// A device signs for the address that the service knows as its own.
test.use({
  ownSettings: async ({ page: _ }, use) => use({ PORT: String(await freePort()) }),
})

/** A device of the browser's own, as a phone is that a finger opens. */
async function plugInDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the finger fits from now on. */
    setFits: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click()

async function openLogin(page: Page) {
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const login = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await login.getByRole('tab', { name: 'Login' }).click()
  return login
}

test('a parent adds a passkey, logs in and proves who they are with it, renames it and removes it', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const device = await plugInDevice(page)
  const { password } = await openSignedIn(page, service, '/account')
  const section = await openRow(page, 'Passkeys')
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const add = section.getByRole('button', { name: 'Add a passkey' })
  await expect(section.getByText('You have no passkey.')).toBeVisible()
  await add.click()
  await expect(section.getByText('Give the passkey a name.')).toBeVisible()
  const name = section.getByLabel('Name of the new passkey')
  await name.fill('My phone')
  await add.click()
  await proof.getByLabel('Your password').fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByText('My phone', { exact: true })).toBeVisible()
  await expect(section.getByText('Not used yet')).toBeVisible()
  await expect(add).toBeFocused()
  await expectReadable(page)
  await name.fill('The same again')
  await add.click()
  await expect(
    section.getByText('This device has a passkey of your account already.'),
  ).toBeVisible()
  await expect(name).toHaveValue('The same again')

  await logOut(page)
  const login = await openLogin(page)
  await device.setFits(false)
  await login.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(login.getByText('No passkey was used. You can try again.')).toBeVisible()
  await expectReadable(page)
  await device.setFits(true)
  await login.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()

  await page.goto(`${service.url}/account`)
  await expect(section.locator('summary')).toContainText('1 passkey')
  await openRow(page, 'Passkeys')
  await expect(section.getByText(/^Last used /)).toBeVisible()
  await section.getByRole('button', { name: 'Rename the passkey My phone' }).click()
  await section.getByLabel('New name').fill('Old phone')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText('Old phone', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Remove the passkey Old phone' }).click()
  await expectReadable(page)
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(section.getByText('You have no passkey.')).toBeVisible()
  const events = await openRow(page, 'What happened to your account')
  await expect(events.getByText(/^A passkey was removed, /)).toBeVisible()
  expect(problems).toEqual([])
})

test('who has no passkey is told so and logs in with the password', async ({ page, service }) => {
  await plugInDevice(page)
  const { email, password } = await openSignedIn(page, service, '/account')
  await logOut(page)
  const login = await openLogin(page)
  await login.getByLabel('Email').fill(email)
  await login.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(login.getByText('No passkey was used. You can try again.')).toBeVisible()
  await expect(login.getByLabel('Email')).toHaveValue(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
})
