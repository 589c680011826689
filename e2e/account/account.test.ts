import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { openRow, rowOf } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, newEmail } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const failure = (section: Locator) => section.getByRole('alert').filter({ hasText: /./ })

test('a parent changes name, email and password, and what is wrong is said in its place', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.route('**/api/account', (route) => route.abort())
  const parent = await openSignedIn(page, service, '/account')
  const changed = newEmail()

  await test.step('an account that cannot be loaded says so, and is asked for again', async () => {
    await expect(page.getByText('We could not load your account.')).toBeVisible()
    await expectReadable(page)
    await page.unroute('**/api/account')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Sign-in and safety' })).toBeVisible()
  })

  const section = (name: string) => rowOf(page, name)
  await expect(section('Email').locator('summary')).toContainText(parent.email)
  await expect(section('Where you are signed in').locator('summary')).toContainText(
    'On this device alone',
  )
  await openRow(page, 'Name')
  await section('Name').getByLabel('Full name').fill('')
  await section('Name').getByRole('button', { name: 'Save name' }).click()
  await expect(section('Name').getByText('Enter a name.')).toBeVisible()
  await section('Name').getByLabel('Full name').fill('Alex Parent')
  await section('Name').getByRole('button', { name: 'Save name' }).dblclick()
  await expect(page.getByText('Name changed')).toHaveCount(1)
  await expect(page.getByText('Hi, Alex Parent')).toBeVisible()
  await expect(section('Name').locator('summary')).toContainText('Alex Parent')
  await openRow(page, 'Email')
  await section('Email').getByLabel('Email').fill(changed)
  await section('Email').getByLabel('Your password').fill('wrong horse')
  await section('Email').getByRole('button', { name: 'Save email' }).click()
  await expect(section('Email').getByLabel('Your password')).toHaveAccessibleDescription(
    /password/i,
  )
  await expect(section('Email').getByLabel('Email')).toHaveValue(changed)
  await expect(page).toHaveURL(`${service.url}/account`)
  await expectReadable(page)
  await section('Email').getByLabel('Your password').fill(parent.password)
  await section('Email').getByRole('button', { name: 'Save email' }).click()
  await expect(page.getByText('Email changed', { exact: true })).toBeVisible()
  await openRow(page, 'Password')
  await section('Password').getByLabel('Current password').fill(parent.password)
  await section('Password').getByLabel('New password').fill('short')
  await section('Password').getByRole('button', { name: 'Save password' }).click()
  await expect(section('Password').getByText('Use at least 8 characters.')).toBeVisible()
  await section('Password').getByLabel('New password').fill('another horse')
  await section('Password').getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await page.reload()
  await expect(section('Email').locator('summary')).toContainText(changed)
  await page.getByRole('link', { name: 'Plan and payment' }).click()
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeFocused()
  expect(problems).toEqual([])
})

test('a parent takes all data along and erases the account', async ({ page, service }) => {
  const parent = await openSignedIn(page, service, '/account')
  await addChild(parent.call, { name: 'Robin' })
  await openRow(page, 'Your data')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).dblclick()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Your password').fill('wrong horse')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof.getByLabel('Your password')).toHaveAccessibleDescription(/password/i)
  await proof.getByLabel('Your password').fill(parent.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  const file = await (await downloading).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    account: { email: parent.email },
    children: [{ name: 'Robin' }],
  })
  await expect(page.getByText('Your data was downloaded')).toHaveCount(1)
  await openRow(page, 'Erase the account')
  const erase = page.getByRole('button', { name: 'Erase my account' })
  await erase.click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Your password').fill('wrong horse')
  await dialog.getByRole('button', { name: 'Erase everything' }).click()
  await expect(failure(dialog)).toBeVisible()
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(erase).toBeFocused()
  await erase.click()
  await dialog.getByLabel('Your password').fill(parent.password)
  await dialog.getByRole('button', { name: 'Erase everything' }).dblclick()
  await expect(page.getByText('Your account was erased')).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/`)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('each row of the account opens by keyboard, and who is led to one finds it open', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await openSignedIn(page, service, '/account')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'You',
    'Sign-in and safety',
    'Plan and family',
    'Data and rights',
    'Leaving',
  ])
  await expectFits(page)
  const rows = page.locator('main details')
  for (const row of await rows.all()) {
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(row).toHaveAttribute('open')
  }
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.getByText(/^Agreed on .+, to the words of \w+ \d+, \d{4}\.$/)).toBeVisible()
  await expectFits(page)
  await page.reload()
  const events = await openRow(page, 'What happened to your account')
  await rowOf(page, 'What you agreed to').locator('summary').click()
  await page.getByRole('link', { name: 'Erase the account' }).click()
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeInViewport()
  await expect(rowOf(page, 'Erase the account').locator('summary')).toBeFocused()
  await expect(events).toHaveAttribute('open')
  expect(problems).toEqual([])
})
