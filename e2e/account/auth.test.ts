import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { healthDataAgreement } from '../../packages/contract/src/account/agreement.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { newEmail, registerParent } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { type Service, test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const newParent = () => ({ name: 'Kim Parent', email: newEmail(), password: 'correct horse' })

async function openDialog(page: Page, tab: 'Login' | 'Register') {
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

/** Holds the answers of a path until it is told to let go. */
async function hold(page: Page, path: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const asked: string[] = []
  await page.route(`**/api${path}`, async (route) => {
    asked.push(route.request().method())
    await held
    await route.continue()
  })
  return { letGo, asked }
}

/** The link of the latest mail to the address that leads to the page. */
async function mailedLink(service: Service, email: string, to: 'reset' | 'lock'): Promise<string> {
  const outbox = join(service.folder, 'outbox')
  const link = new RegExp(`/${to}\\?token=\\S+(?=\\s)`)
  const readLink = async () => {
    const files = (await readdir(outbox).catch(() => [])).sort()
    const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')))
    const last = mails.findLast((mail) => mail.startsWith(`To: ${email}\n`))
    return link.exec(last ?? '')?.[0] ?? ''
  }
  await expect.poll(readLink).not.toBe('')
  // The mail names the configured origin, which a free port does not know.
  return `${service.url}${await readLink()}`
}

test('a parent registers, logs out and logs in again, each click once §2.2 §2.21-22 §2.32 §3.3 §4.7-8 §4.10-13 §5.1-4 §6.3 §8.16-18', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const kim = newParent()
  await page.goto(service.url)
  const dialog = await openDialog(page, 'Register')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await expect(dialog.getByText('Enter your email address.')).toBeVisible()
  await expect(dialog.getByText('Use at least 8 characters.')).toBeVisible()
  await expect(dialog.getByText(healthDataAgreement.text)).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expectReadable(page)
  await dialog.getByLabel('Full name').fill(kim.name)
  await dialog.getByLabel('Email').fill(kim.email)
  const password = dialog.getByLabel('Password', { exact: true })
  await password.fill(kim.password)
  await dialog.getByRole('button', { name: 'Show the password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(kim.password)
  await dialog.getByRole('button', { name: 'Hide the password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  const registering = await hold(page, '/auth/register')
  await dialog.getByRole('button', { name: 'Register' }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  registering.letGo()
  await expect(page.getByText('Welcome to Brightplate!')).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/`)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['brightplate.device'])
  await openDialog(page, 'Login')
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByText('Enter your email address.')).toBeVisible()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
  await dialog.getByLabel('Email').fill(kim.email)
  await dialog.getByLabel('Password', { exact: true }).fill(kim.password)
  const logging = await hold(page, '/auth/login')
  await dialog.getByRole('button', { name: 'Login' }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  logging.letGo()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  expect([...registering.asked, ...logging.asked]).toEqual(['POST', 'POST'])
  await page.reload()
  await expect(page.getByRole('heading', { name: `Welcome, ${kim.name}` })).toBeVisible()
  await page.goto(service.url)
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  expect(problems).toEqual([])
})

test.describe(() => {
  test.use({ ownSettings: {} })

  test('a login or registration that fails says why, and keeps what was typed §8.1-2', async ({
    page,
    service,
  }) => {
    const parent = {
      ...(await registerParent(service.url)).session.user,
      password: 'correct horse',
    }
    await page.goto(service.url)
    const dialog = await openDialog(page, 'Login')
    const failure = dialog.getByRole('alert').filter({ hasText: /./ })
    await dialog.getByLabel('Email').fill(parent.email)
    await dialog.getByLabel('Password', { exact: true }).fill('wrong horse')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(failure).toHaveText('Incorrect email or password')
    await expect(page.getByText('Incorrect email or password')).toHaveCount(1)
    await expectReadable(page)
    await dialog.getByRole('tab', { name: 'Register' }).click()
    await dialog.getByLabel('Full name').fill(parent.name)
    await dialog.getByLabel('Email').fill(parent.email)
    await dialog.getByLabel('Password', { exact: true }).fill(parent.password)
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect(failure).toHaveText(/^An account with this email already exists/)
    await service.kill()
    await dialog.getByRole('button', { name: 'Register' }).click()
    await expect(failure).toHaveText('Registration failed')
    await expect(dialog.getByLabel('Full name')).toHaveValue(parent.name)
    await dialog.getByRole('tab', { name: 'Login' }).click()
    await dialog.getByLabel('Email').fill(parent.email)
    await dialog.getByLabel('Password', { exact: true }).fill(parent.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(failure).toHaveText('Login failed')
    await expect(page.getByText('Login failed')).toHaveCount(1)
  })
})

test('a new password is chosen through the mailed link, once', async ({ page, service }) => {
  const parent = { ...(await registerParent(service.url)).session.user, password: 'correct horse' }
  await page.goto(service.url)
  const welcome = await openDialog(page, 'Login')
  await welcome.getByLabel('Email').fill(parent.email)
  await welcome.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  await expect(dialog.getByLabel('Email')).toHaveValue(parent.email)
  await dialog.getByRole('button', { name: 'Send the link' }).dblclick()
  await expect(dialog.getByText(/^If this address has an account/)).toBeVisible()
  await expectReadable(page)
  const link = await mailedLink(service, parent.email, 'reset')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible()
  await expectReadable(page)
  await page.getByLabel('New password').fill('another horse')
  await page.getByRole('button', { name: 'Save the new password' }).dblclick()
  await expect(page.getByText(/^Your password is changed/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await welcome.getByLabel('Email').fill(parent.email)
  await welcome.getByLabel('Password', { exact: true }).fill('another horse')
  await welcome.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await page.goto(link)
  await page.getByLabel('New password').fill('third horse')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(
    page.getByText('This link has expired or was used before. Please ask for a new one.'),
  ).toBeVisible()
  await page.goto(`${service.url}/reset`)
  await expect(page.getByText(/^This link is not complete/)).toBeVisible()
  await expectReadable(page)
})

test('a parent who did not change the password locks the account and opens it again', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const parent = await signInParent(page, service.url)
  await parent.call('changeAccount', {
    body: { new_password: 'of a stranger', current_password: parent.password },
  })
  await page.goto(await mailedLink(service, parent.email, 'lock'))
  await expect(page.getByRole('heading', { name: 'Lock your account' })).toBeVisible()
  await expectReadable(page)
  const locking = await hold(page, '/auth/lock')
  await page.getByRole('button', { name: 'Lock my account' }).dblclick()
  await expect(page.getByRole('button', { name: 'Locking...' })).toBeDisabled()
  locking.letGo()
  await expect(page.getByText(/^Your account is locked\./)).toBeVisible()
  await expectReadable(page)
  expect(locking.asked).toEqual(['POST'])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Lock my account' }).click()
  await expect(page.getByText(/^This link has expired or was used before\./)).toBeVisible()
  await page.goto(await mailedLink(service, parent.email, 'reset'))
  await page.getByLabel('New password').fill('password1')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText(/^This password is easy to guess\./)).toBeVisible()
  await page.getByLabel('New password').fill('another horse')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText(/^Your password is changed/)).toBeVisible()
  await page.goto(`${service.url}/lock`)
  await expect(page.getByText(/^This link is not complete/)).toBeVisible()
  expect(problems).toEqual([])
})

test('a device that was logged in on is let in while a stranger guesses', async ({
  page,
  service,
}) => {
  const kim = newParent()
  await page.goto(service.url)
  const dialog = await openDialog(page, 'Register')
  await dialog.getByLabel('Full name').fill(kim.name)
  await dialog.getByLabel('Email').fill(kim.email)
  await dialog.getByLabel('Password', { exact: true }).fill(kim.password)
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${service.url}/`)
  const guess = () =>
    page.request.post(`${service.url}/api/auth/login`, {
      data: { email: kim.email, password: 'wrong horse' },
    })
  for (let time = 1; time <= 10; time += 1) await guess()
  expect((await guess()).status()).toBe(429)
  await openDialog(page, 'Login')
  await dialog.getByLabel('Email').fill(kim.email)
  await dialog.getByLabel('Password', { exact: true }).fill(kim.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
})

test('logging out in one tab ends the other, and nothing stays on the device', async ({
  page,
  context,
  service,
}) => {
  await openSignedIn(page, service, '/children/new')
  await page.getByLabel('Name').fill('Robin')
  const other = await context.newPage()
  await other.goto(`${service.url}/contact`)
  await other.getByLabel('Message').fill('About Robin')
  await other.goto(`${service.url}/dashboard`)
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(`${service.url}/`)
  await expect(page).toHaveURL(`${service.url}/`)
  // What one tab removes, the process of another hears of a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  for (const tab of [page, other]) {
    await expect
      .poll(() => tab.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .not.toContain('Robin')
  }
})

test('the dialog is opened, used and left with the keyboard, and scrolls on a small screen', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 320, height: 400 })
  await page.goto(service.url)
  const opener = page.getByRole('button', { name: 'Get Started' }).first()
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  // The dialog takes the focus by itself first.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Register' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await dialog.getByText(healthDataAgreement.text).scrollIntoViewIfNeeded()
  await expect(dialog.getByText(healthDataAgreement.text)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
