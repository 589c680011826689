import { expect, type Page } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { chooseDiagnosis } from '../page/choose-diagnosis.ts'
import { addChild } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const notice = 'What you typed before is still here. It is not saved yet.'

async function typeSome(page: Page) {
  await page.getByLabel('Name').fill('Robin')
  await page.getByLabel('Age').fill('7')
  await page.getByRole('textbox', { name: 'Allergies' }).fill('milk')
  await page.getByRole('textbox', { name: 'Allergies' }).press('Enter')
  await page.getByRole('textbox', { name: 'Behavioral goals' }).fill('better sl')
}

/** A new profile that only waits to be saved. */
async function openTypedProfile(page: Page, service: Parameters<typeof openSignedIn>[1]) {
  await openSignedIn(page, service, '/children/new')
  await typeSome(page)
  await chooseDiagnosis(page, 'Autism')
}

async function expectTyped(page: Page) {
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Robin')
  await expect(page.getByLabel('Age')).toHaveValue('7')
  await expect(page.getByRole('button', { name: 'Remove milk' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Behavioral goals' })).toHaveValue('better sl')
}

async function logIn(page: Page, parent: { email: string; password: string }) {
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await dialog.getByRole('tab', { name: 'Login' }).click()
  await dialog.getByLabel('Email').fill(parent.email)
  await dialog.getByLabel('Password', { exact: true }).fill(parent.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
}

test('what was typed survives a reload and going back and forward, until it is discarded', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/dashboard')
  await page.getByRole('link', { name: 'Add Your First Child' }).click()
  await typeSome(page)
  await page.reload()
  await expectTyped(page)
  await expectReadable(page)
  await page.goBack()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await page.goForward()
  await expectTyped(page)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Remove milk' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('a session that ends in the middle of the form loses nothing', async ({ page, service }) => {
  const parent = await openSignedIn(page, service, '/children/new')
  await typeSome(page)
  await chooseDiagnosis(page, 'Autism')
  await page.route('**/api/children', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          json: { detail: 'Please log in again', code: 'unauthenticated' },
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Please log in again').first()).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/`)
  await page.unroute('**/api/children')
  await logIn(page, parent)
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/children/new`)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Robin')
  await expect(page.getByRole('button', { name: 'Remove better sl' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Profile' }).dblclick()
  await expect(page.getByText('Child profile created')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Robin', exact: true })).toHaveCount(1)
})

test.describe(() => {
  test.use({ ownSettings: {} })

  test('when the server is down the form stays, and saves once it is back §8.5', async ({
    page,
    service,
  }) => {
    await openTypedProfile(page, service)
    await service.kill()
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to save profile' }),
    ).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Robin')
    await expectReadable(page)
    await service.restartAfterKill()
    await page.getByRole('button', { name: 'Create Profile' }).dblclick()
    await expect(page.getByText('Child profile created')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Robin', exact: true })).toHaveCount(1)
  })
})

test('a save whose answer was lost is repeated after a reload, and there is one child', async ({
  page,
  service,
}) => {
  await openTypedProfile(page, service)
  const answered: number[] = []
  await page.route('**/api/children', async (route) => {
    answered.push((await route.fetch()).status())
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save profile' })).toBeVisible()
  expect(answered).toContain(201)
  await page.unroute('**/api/children')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Robin')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Child profile created')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Robin', exact: true })).toHaveCount(1)
})

test('the detail of the server is shown first §8.5', async ({ page, service }) => {
  await openTypedProfile(page, service)
  await page.route('**/api/children', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: {
            detail: 'Please check the name.',
            code: 'invalid_input',
            fields: { name: 'This name is not possible.' },
          },
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Please check the name.')).toHaveCount(1)
  await expect(page.getByText('This name is not possible.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Robin')
})

test('an allergy that another tab added is shown to this one before it saves, and stays', async ({
  page,
  context,
  service,
}) => {
  const parent = await signInParent(page, service.url)
  const child = await addChild(parent.call, {
    allergies: ['milk', 'egg'],
    behavioral_goals: [],
    dietary_preferences: [],
  })
  const path = `${service.url}/children/${child.id}`
  await page.goto(path)
  await page.getByRole('button', { name: 'Remove egg' }).click()
  const other = await context.newPage()
  await other.goto(path)
  await other.getByRole('textbox', { name: 'Allergies' }).fill('peanuts')
  await other.getByRole('button', { name: 'Update Profile' }).click()
  await expect(other.getByText('Child profile updated')).toBeVisible()
  await page.reload()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove peanuts' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove egg' })).toHaveCount(0)
  await other.goto(path)
  await other.getByRole('textbox', { name: 'Allergies' }).fill('kiwi')
  await other.getByRole('button', { name: 'Update Profile' }).click()
  await expect(other.getByText('Child profile updated')).toBeVisible()
  await page.getByLabel('Name').fill('Robin B.')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  const changed = page.getByRole('region', { name: /^This profile was changed while/ })
  await expect(changed.getByText('Allergies: kiwi added')).toBeVisible()
  await expect(changed.getByRole('heading')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('Robin B.')
  await expectReadable(page)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Child profile updated')).toBeVisible()
  await page.goto(path)
  await expect(page.getByLabel('Name')).toHaveValue('Robin B.')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3)
  for (const tag of ['milk', 'peanuts', 'kiwi']) {
    await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible()
  }
})

test('parts whose code cannot be fetched say so, and the form goes on', async ({
  page,
  service,
}) => {
  const parent = await signInParent(page, service.url)
  const child = await addChild(parent.call)
  await page.route(/home-step|delete-child-dialog/, (route) => route.abort())
  await page.goto(`${service.url}/children/${child.id}`)
  await expect(page.getByText(/^This part could not be loaded/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(
    page.getByText('That did not load. Check your connection and try again.'),
  ).toBeVisible()
  await expectReadable(page)
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeEnabled()
})
