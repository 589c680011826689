import { expect, type Page } from '@playwright/test'
import { expectFits } from '../looks/expect-fits.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { chooseDiagnosis } from '../page/choose-diagnosis.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

const phone = { width: 390, height: 844 }

test.use({ serviceWorkers: 'block', viewport: phone })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const next = (page: Page) => page.getByRole('link', { name: /^Next: / }).click()
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Foods to tap' }).getByRole('button', { name })

/** A step is one and a half screens of a phone at most. */
async function expectShort(page: Page) {
  const shown = page.locator('form section[aria-labelledby^=step-]:visible')
  await expect(shown).toHaveCount(1)
  const box = await shown.boundingBox()
  expect(box?.height).toBeLessThan(phone.height * 1.5)
}

test('a new child is got to know step by step, mostly with taps, and a week is one tap away', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call } = await openSignedIn(page, service, '/dashboard')
  await page.getByRole('link', { name: 'Add Your First Child' }).click()

  await test.step('first who it is', async () => {
    await page.getByLabel('Name').fill('Leo')
    await page.getByLabel('Age').fill('6')
    await chooseDiagnosis(page, 'Autism')
    await expect(heading(page, 'What does Leo eat?')).toBeHidden()
    await expectShort(page)
    await expectFits(page)
  })

  await test.step('then what must stay out: a double tap goes one step, and it has the focus', async () => {
    await page.getByRole('link', { name: /^Next: / }).dblclick()
    await expect(page).toHaveURL(`${service.url}/children/new?step=allergies`)
    await expect(heading(page, 'What must Leo not have?')).toBeFocused()
    await page.getByRole('button', { name: 'Milk', exact: true }).click()
    await expectShort(page)
    await expectFits(page)
  })

  await test.step('then what is eaten, of what the rules allow: a tap says what its tab says', async () => {
    await next(page)
    await expect(heading(page, 'What does Leo eat?')).toBeFocused()
    await expect(tile(page, 'Banana')).toHaveAttribute('aria-pressed', 'false')
    await tile(page, 'Banana').click()
    await expect(tile(page, 'Banana')).toHaveAttribute('aria-pressed', 'true')
    await expect(tile(page, 'Banana')).toContainText('Eats')
    await expect(page.getByText('Is this nearly everything Leo eats?')).toHaveCount(0)
    await tile(page, 'Plain pasta').click()
    await tile(page, 'Strawberries').click()
    await tile(page, 'Strawberries').click()
    await expect(tile(page, 'Strawberries')).toHaveAttribute('aria-pressed', 'false')
    const says = page.getByRole('group', { name: /A tap says:$/ })
    await says.getByText('Not now').click()
    await tile(page, 'Apple').click()
    await expect(tile(page, 'Apple')).toContainText('Not now')
    await expect(tile(page, 'Apple')).toHaveAttribute('aria-pressed', 'true')
    await expect(tile(page, 'Plain pasta')).toContainText('Eats')
    await expect(tile(page, 'Plain pasta')).toHaveAttribute('aria-pressed', 'false')
    await says.getByText('Eats').click()
    await expect(page.getByText('2 foods that Leo eats, 1 not now.')).toBeVisible()
    await page
      .getByRole('group', { name: /^Is this nearly everything/ })
      .getByText('Yes')
      .click()
    await expectShort(page)
    await expectFits(page)
    await page.getByRole('button', { name: /^Show \d+ more foods$/ }).click()
    await expect(page.getByRole('group', { name: 'Foods to tap' }).getByRole('button')).toHaveCount(
      40,
    )
    await expect(tile(page, 'String cheese')).toHaveCount(0)
  })

  await test.step('a food that is typed by another name is the same food', async () => {
    await expect(tile(page, 'Sweet corn')).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('textbox', { name: 'Safe foods' }).fill('corn kernels')
    await page.getByRole('textbox', { name: 'Safe foods' }).press('Enter')
    await expect(tile(page, 'Sweet corn')).toHaveAttribute('aria-pressed', 'true')
    await page.getByText('Say more about what you tapped').click()
    await page.getByRole('button', { name: 'Remove corn kernels' }).click()
    await expect(tile(page, 'Sweet corn')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('then what is not, and what food feels like', async () => {
    await next(page)
    await expect(heading(page, 'What does Leo not eat?')).toBeFocused()
    await page.getByRole('textbox', { name: 'Refused foods' }).fill('fish')
    await page.getByRole('textbox', { name: 'Refused foods' }).press('Enter')
    await expect(page.getByText(/^fish: \d+ dishes/)).toBeVisible()
    await page.getByLabel('Chewy').check()
    await expect(page.getByLabel('Chewy')).toHaveAccessibleDescription(/dishes/)
    await expectFits(page)
  })

  await test.step('nothing is lost between steps, by the browser’s ways or a reload', async () => {
    await page.goBack()
    await expect(heading(page, 'What does Leo eat?')).toBeFocused()
    await expect(tile(page, 'Banana')).toHaveAttribute('aria-pressed', 'true')
    await page.goForward()
    await expect(page.getByLabel('Chewy')).toBeChecked()
    await page.reload()
    await expect(
      page.getByText('What you typed before is still here.', { exact: false }),
    ).toBeVisible()
    await expect(page.getByLabel('Chewy')).toBeChecked()
    await page.getByRole('link', { name: 'Eats', exact: true }).click()
    await expect(tile(page, 'Apple')).toHaveAttribute('aria-pressed', 'false')
    await expect(tile(page, 'Apple')).toContainText('Not now')
  })

  await test.step('the last two are skipped: what saves is under the thumb at every step', async () => {
    await page.getByRole('link', { name: 'At home' }).click()
    await expect(heading(page, 'How is it at home?')).toBeFocused()
    await expectShort(page)
    await expectFits(page)
    await page.getByRole('link', { name: 'Back: Hopes and diet' }).click()
    await expectShort(page)
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByText('Child profile created')).toBeVisible()
    expect(await call('listChildren', {})).toMatchObject([
      {
        name: 'Leo',
        allergies: ['milk'],
        safe_foods: ['banana', 'plain pasta', 'apple'],
        safe_foods_nearly_all: true,
        refused_foods: ['fish'],
        textures_avoided: ['chewy'],
        foods_said: [{ food: 'apple', says: 'not_now' }],
      },
    ])
  })

  await test.step('and one button leads to the generator, filled in', async () => {
    await expectFits(page)
    await page.getByRole('link', { name: 'Make Leo’s week' }).click()
    await expect(page.getByRole('combobox', { name: 'Select Child *' })).toContainText('Leo')
    await expect(page.getByRole('region', { name: 'Profile summary' })).toContainText(
      'A 7-day plan for Leo, 6, without milk',
    )
  })
  expect(problems).toEqual([])
})

test('what is wrong is shown where it is, from whatever step it was saved', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=wishes')
  await page.getByRole('textbox', { name: 'Behavioral goals' }).fill('better sleep')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page).toHaveURL(`${service.url}/children/new?step=name`)
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByRole('link', { name: 'Hopes and diet', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove better sleep' })).toBeVisible()
})

test('all of it stands on one page where that is asked for, or where there is room', async ({
  page,
  service,
}) => {
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call, { name: 'Leo' })
  await page.goto(`${service.url}/children/${child.id}`)
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toBeHidden()
  await page.getByRole('link', { name: 'Show everything on one page' }).click()
  for (const list of ['Allergies', 'Behavioral goals', 'Dietary preferences']) {
    await expect(page.getByRole('textbox', { name: list })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Next/ })).toHaveCount(0)
  await expectFits(page)
  await page.getByRole('link', { name: 'Show it step by step' }).click()
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toBeVisible()
  await page.getByRole('link', { name: 'Hopes and diet' }).click()
  await expect(heading(page, 'What do you hope for?')).toBeFocused()
  await expect(heading(page, 'What do you hope for?')).toBeInViewport()
})

test('foods to tap that cannot be fetched are typed, or asked for again', async ({
  page,
  service,
}) => {
  await signInParent(page, service.url)
  await page.route('**/api/profile-terms/food-tiles', (route) => route.abort())
  await page.goto(`${service.url}/children/new?step=foods`)
  await expect(page.getByText(/^We could not load the foods to tap/)).toBeVisible()
  await expectFits(page)
  await page.unroute('**/api/profile-terms/food-tiles')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tile(page, 'Banana')).toBeVisible()
})

test('a name of sixty letters and letters twice as large fit at every step', async ({
  page,
  service,
}) => {
  const { call } = await signInParent(page, service.url)
  await addChild(call, { name: 'Maximilianalexanderferdinandchristophersebastianjonathanleop' })
  await page.goto(`${service.url}/dashboard`)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('link', { name: /^Make Maximilian/ })).toBeVisible()
  await expectNoSideScroll(page)
  await page
    .getByRole('link', { name: /^Maximilian/ })
    .first()
    .click()
  await expect(heading(page, 'Who do we plan for?')).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 34px !important }' })
  for (;;) {
    await expectNoSideScroll(page)
    const on = page.getByRole('link', { name: /^Next: / })
    if ((await on.count()) === 0) break
    await on.click()
  }
  await expect(heading(page, 'How is it at home?')).toBeVisible()
})
