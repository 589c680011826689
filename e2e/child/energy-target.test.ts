import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

test('a parent enters the energy that a clinician set: kept within what is usual, and no plan outside of it', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { allergies: [] })
  await signIn(page, service.url, session)
  const address = `${service.url}/children/${child.id}?step=home`
  const field = page.getByRole('spinbutton', {
    name: 'Calories a day (kcal), set by your clinician',
  })
  const save = page.getByRole('button', { name: 'Update Profile' })
  await page.goto(address)

  await test.step('folded away until it is asked for, and read as it is typed', async () => {
    await expect(field).toBeHidden()
    await page.getByText('Energy target from a clinician').click()
    await field.fill('1400')
    await expect(
      page.getByText(/^Within the 1,200 to 1,800 kcal that are usual at 7/),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)
  })

  await test.step('what cannot be is told at the field, and stays typed', async () => {
    await field.fill('14')
    await save.click()
    await expect(field).toHaveAccessibleDescription(/Enter whole kcal a day from 300 to 6000/)
    await expect(field).toHaveValue('14')
    await expectAccessible(page)
  })

  await test.step('below what is usual it is said at once that no plan is made, and it is saved all the same', async () => {
    await field.fill('1100')
    await expect(page.getByText(/^This is below the 1,200 to 1,800 kcal/)).toBeVisible()
    await expectAccessible(page)
    await save.click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    expect(await call('readChild', { params: { id: child.id } })).toMatchObject({
      energy_target_kcal: 1100,
    })
    await page.goto(`${service.url}/meal-plan/generate?child=${child.id}`)
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'an energy target of 1,100 kcal a day, below the 1,200 to 1,800 kcal',
    )
    await expectAccessible(page)
  })

  await test.step('within it the plan says what its days bring, on the screen and on paper', async () => {
    await page.goto(address)
    await expect(field).toHaveValue('1100')
    await field.fill('1400')
    await save.click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
    await page.goto(`${service.url}/meal-plan/generate?child=${child.id}`)
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    const said =
      /^A clinician set 1,400 kcal a day: the days of this plan bring 1,\d{3} to 1,\d{3} kcal/
    await page
      .locator('summary')
      .filter({ hasText: /^For your clinician/ })
      .click()
    await expect(page.getByText(said).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${page.url()}/print?what=days`)
    const first = page.getByRole('region', { name: 'Preview' }).getByRole('article').first()
    await expect(first).toHaveAccessibleName('Read this first')
    await expect(first.getByText(said)).toBeVisible()
  })

  await test.step('a swallowing level that is typed later is kept, and printed with the plan of before', async () => {
    const printed = page.url()
    await call('changeChild', {
      params: { id: child.id },
      body: {
        name: child.name,
        age: child.age,
        diagnosis: child.diagnosis,
        allergies: [],
        behavioral_goals: [],
        dietary_preferences: ['IDDSI level 5'],
      },
    })
    await page.goto(printed)
    const first = page.getByRole('region', { name: 'Preview' }).getByRole('article').first()
    await expect(first).toContainText('a swallowing diet at IDDSI level 5')
  })
  expect(problems).toEqual([])
})
