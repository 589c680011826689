import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './looks/expect-accessible.ts'
import { chooseDiagnosis } from './page/choose-diagnosis.ts'
import { countRequests } from './page/count-requests.ts'
import { openDish } from './page/open-dish.ts'
import { watchPage } from './page/watch-page.ts'
import { newEmail } from './service/family.ts'
import { openSignedIn } from './service/open-signed-in.ts'
import { test } from './service/serve.ts'

const newParent = () => ({ name: 'Kim Parent', email: newEmail(), password: 'correct horse' })

async function addTag(page: Page, list: string, tag: string): Promise<void> {
  await page.getByRole('textbox', { name: list }).fill(tag)
  await page.getByRole('textbox', { name: list }).press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible()
}

async function logIn(page: Page, parent: ReturnType<typeof newParent>): Promise<void> {
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await dialog.getByRole('tab', { name: 'Login' }).click()
  await dialog.getByLabel('Email').fill(parent.email)
  await dialog.getByLabel('Password', { exact: true }).fill(parent.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
}

test.describe(() => {
  test.use({ ownSettings: {} })

  test('a parent registers, adds a child, gets a plan, and finds it again after a crash', async ({
    page,
    service,
  }) => {
    const problems = watchPage(page)
    const parent = newParent()

    await test.step('registers on the landing page §1.1 §2.14', async () => {
      await page.goto(service.url)
      await expect(
        page.getByRole('heading', { name: 'Personalized Nutrition for Neurodiverse Children' }),
      ).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Get Started' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
      await dialog.getByRole('tab', { name: 'Register' }).click()
      await dialog.getByLabel('Full name').fill(parent.name)
      await dialog.getByLabel('Email').fill(parent.email)
      await dialog.getByLabel('Password', { exact: true }).fill(parent.password)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Register' }).click()
      await expect(page).toHaveURL(`${service.url}/dashboard`)
      await expect(page.getByText('Welcome to Brightplate!')).toBeVisible()
      await expect(page.getByText('No children added yet')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('adds a child §1.2 §2.50 §2.55 §8.19', async () => {
      await page.getByRole('link', { name: 'Add Your First Child' }).click()
      await page.getByLabel('Name').fill('Robin')
      await page.getByLabel('Age').fill('7')
      await chooseDiagnosis(page, 'Autism')
      await addTag(page, 'Allergies', 'milk')
      await addTag(page, 'Allergies', 'peanuts')
      await addTag(page, 'Behavioral goals', 'better sleep')
      await addTag(page, 'Dietary preferences', 'crunchy foods')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Create Profile' }).click()
      await expect(page.getByText('Child profile created')).toBeVisible()
      await expect(page).toHaveURL(`${service.url}/dashboard`)
      await expect(page.getByText('No meal plans generated yet')).toBeVisible()
    })

    await test.step('generates a plan of 7 days §2.63 §4.24 §8.22', async () => {
      await page.getByRole('link', { name: 'Generate Your First Plan' }).click()
      await expect(page.getByRole('combobox', { name: /Select Child/ })).toContainText('Robin')
      await expectAccessible(page)
      // Two clicks make one plan: further down its card is the only one.
      await page.getByRole('button', { name: 'Generate Meal Plan' }).dblclick()
      await expect(page.getByText('Meal plan generated successfully!')).toBeVisible()
      await expect(page).toHaveURL(/\/meal-plan\/[0-9a-f-]{36}$/)
    })

    const planUrl = page.url()
    let dinner = ''

    await test.step('reads it day by day, with list and tips §2.71', async () => {
      await expect(page.getByRole('heading', { name: 'Meal Plan for Robin' })).toBeVisible()
      await expect(page.getByText(/Checked against milk, peanut/).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Brightplate' })).toHaveCount(0)
      const days = page.getByRole('button', { name: /^Day \d/ })
      await expect(days).toHaveCount(7)
      await expect(days.first()).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText('Brain-Boosting Juice')).toHaveCount(1)
      await days.nth(3).click()
      await expect(days.nth(3)).toHaveAttribute('aria-expanded', 'true')
      await expect(days.first()).toHaveAttribute('aria-expanded', 'false')
      await days.first().click()
      const day = page.getByRole('region', { name: /Day 1/ })
      const meal = day.getByRole('region', { name: 'Dinner' })
      const label = (await openDish(page, meal)).getByText(/read every label/i)
      await expect(label).toBeVisible()
      await page.goBack()
      dinner = (await meal.getByRole('heading', { level: 3 }).textContent()) ?? ''
      expect(dinner).not.toBe('')
      for (const meal of ['Breakfast', 'Lunch', 'Dinner', 'Snacks']) {
        await expect(day.getByText(meal, { exact: true })).toBeVisible()
      }
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Shopping List' }).click()
      await expect(page.getByRole('checkbox').nth(10)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Tips' }).click()
      await page.getByText('What each goal and preference changed').click()
      await expect(page.getByText('better sleep')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('swaps a dish, keeps another, and has the rest regenerated', async () => {
      await page.getByRole('tab', { name: 'Daily Meals' }).click()
      const day = page.getByRole('region', { name: /Day 1/ })
      const lunch = day.getByRole('region', { name: 'Lunch' })
      const before = (await lunch.getByRole('heading', { level: 3 }).textContent()) ?? ''
      const sheet = await openDish(page, lunch)
      await sheet.getByRole('button', { name: /^Swap/ }).click()
      const dialog = page.getByRole('dialog', { name: /^Swap/ })
      await expect(dialog.getByRole('button', { name: /^Choose this/ })).toHaveCount(3)
      await expectAccessible(page)
      await dialog
        .getByRole('button', { name: /^Choose this/ })
        .first()
        .click()
      await expect(page.getByText('Dish swapped').first()).toBeVisible()
      await expect(lunch.getByRole('heading', { name: before })).toHaveCount(0)
      const kept = day.getByRole('region', { name: 'Dinner' })
      await (await openDish(page, kept)).getByRole('button', { name: /^Keep this dish/ }).click()
      await page.goBack()
      await page.getByRole('button', { name: 'Make the rest anew' }).click()
      const regenerateDialog = page.getByRole('dialog', { name: 'Make the rest anew?' })
      await expect(regenerateDialog.getByText('41 of 42 dishes change.')).toBeVisible()
      const asked = countRequests(page, /\/regenerate$/)
      await regenerateDialog.getByRole('button', { name: 'Make 41 anew' }).dblclick()
      await expect(page.getByText('Plan made anew').first()).toBeVisible()
      expect(asked()).toBe(1)
      await expect(day.getByRole('heading', { name: dinner })).toBeVisible()
    })

    await test.step('finds everything after the server was killed and started again', async () => {
      await service.restartAfterKill()
      await page.goto(`${service.url}/dashboard`)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('Logged out successfully')).toBeVisible()
      await expect(page).toHaveURL(`${service.url}/`)
      await logIn(page, parent)
      await expect(page.getByText('Welcome back!')).toBeVisible()
      await expect(page).toHaveURL(`${service.url}/dashboard`)
      await expect(page.getByRole('link', { name: 'Robin', exact: true }).first()).toBeVisible()
      await expectAccessible(page)
      await expect(page.getByRole('link', { name: /Meal Plan for Robin/ })).toHaveCount(1)
      await page.getByRole('link', { name: /Meal Plan for Robin/ }).click()
      await expect(page).toHaveURL(planUrl)
      const day = page.getByRole('region', { name: /Day 1/ })
      await expect(day.getByRole('heading', { name: dinner })).toBeVisible()
    })

    expect(problems).toEqual([])
  })
})

test('a protected page sends a visitor to the landing page, and back after logging in', async ({
  page,
  service,
}) => {
  const parent = newParent()
  await page.goto(`${service.url}/meal-plan/generate`)
  await expect(page).toHaveURL(`${service.url}/`)
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Welcome to Brightplate' })
  await dialog.getByRole('tab', { name: 'Register' }).click()
  await dialog.getByLabel('Full name').fill(parent.name)
  await dialog.getByLabel('Email').fill(parent.email)
  await dialog.getByLabel('Password', { exact: true }).fill(parent.password)
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(`${service.url}/meal-plan/generate`)
  await expect(page.getByText('Please add a child profile first')).toBeVisible()
})

test('without a connection a save says that it failed, keeps what was typed, and works later', async ({
  page,
  context,
  service,
}) => {
  await openSignedIn(page, service, '/children/new')
  await page.getByLabel('Name').fill('Robin')
  await page.getByLabel('Age').fill('7')
  await chooseDiagnosis(page, 'Autism')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Failed to save profile')).toHaveCount(1)
  await expect(page.getByLabel('Name')).toHaveValue('Robin')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Create Profile' }).dblclick()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await expect(page.getByRole('link', { name: 'Robin', exact: true })).toHaveCount(1)
})
