import { dayMs } from '@brightplate/contract/plain-date'
import { expect, type Page } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const formOf = ({ id }: { id: string }) => `/children/${id}?step=all`
const openTapped = (page: Page) => page.getByText('Say more about what you tapped').click()
const says = (page: Page, food: string) =>
  page.getByRole('combobox', { name: `What you say of ${food}` })

async function say(page: Page, food: string, what: string) {
  await says(page, food).click()
  await page.getByRole('option', { name: what, exact: true }).click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click()

test('a parent says of each food what it is to the child, and is told so on the child’s page', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call, { name: 'Leo', safe_foods: ['nuggets'] })
  await page.goto(`${service.url}${formOf(child)}`)
  await expect(says(page, 'nuggets')).toHaveText('Eats')
  await expect(page.getByText('Is this nearly everything Leo eats?')).toHaveCount(0)
  for (const food of ['fries', 'Eggo waffles', 'banana', 'soup']) {
    await page.getByRole('textbox', { name: 'Safe foods' }).fill(food)
    await page.getByRole('textbox', { name: 'Safe foods' }).press('Enter')
  }
  await say(page, 'Eggo waffles', 'Only exactly this')
  await expect(says(page, 'Eggo waffles')).toHaveAccessibleDescription(/this brand and shape/)
  await openTapped(page)
  await say(page, 'banana', 'Not now')
  await expect(
    page.getByText('it stays on your list and is not served', { exact: false }),
  ).toBeVisible()
  await expectReadable(page)

  await test.step('what moves to another list says so where it was, with a way back', async () => {
    await say(page, 'fries', 'Refuses')
    const line = page.getByText('fries is now under “Refuses”.')
    await expect(line.locator('..')).toBeFocused()
    await expect(page.getByRole('list', { name: 'Refused foods' })).toContainText('fries')
    await page.getByRole('button', { name: 'Undo (fries)' }).click()
    await expect(page.getByRole('button', { name: 'Undo (fries)' })).toHaveCount(0)
    await expect(says(page, 'fries')).toHaveText('Eats')
    await expect(page.getByRole('list', { name: 'Refused foods' })).toHaveCount(0)
    await say(page, 'soup', 'Never again')
    await expect(page.getByRole('list', { name: 'Never again' })).toContainText('said just now')
  })

  await page
    .getByRole('group', { name: 'Is this nearly everything Leo eats?' })
    .getByLabel('Yes')
    .check()
  await page.getByRole('group', { name: 'How much is new' }).getByLabel('A taste a day').check()
  await expectReadable(page)

  await test.step('nothing of it is lost by a reload', async () => {
    await page.reload()
    await openTapped(page)
    await expect(says(page, 'banana')).toHaveText('Not now')
    await expect(page.getByRole('list', { name: 'Never again' })).toContainText('soup')
    await expect(page.getByLabel('A taste a day')).toBeChecked()
  })

  await save(page)
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  const today = new Date().toISOString().slice(0, 10)
  expect(await call('readChild', { params: { id: child.id } })).toMatchObject({
    safe_foods: ['nuggets', 'Eggo waffles', 'banana', 'fries'],
    safe_foods_nearly_all: true,
    new_foods: 'daily',
    foods_said: [
      { food: 'Eggo waffles', says: 'only_exactly', said_on: today },
      { food: 'banana', says: 'not_now', said_on: today },
      { food: 'soup', says: 'never_again', said_on: today },
    ],
  })

  await page.goto(`${service.url}/children/${child.id}`)
  await expect(page.getByRole('heading', { name: 'What Leo eats' })).toBeVisible()
  for (const [label, foods] of [
    ['Eats', /^nuggets, fries$/],
    ['Only exactly', /^Eggo waffles$/],
    ['Not now', /^banana \(since /],
    ['Never again', /^soup \(since /],
    ['New food', /^a taste a day$/],
  ] as const) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(foods)
  }
  await expectReadable(page)
  expect(problems).toEqual([])
})

test('the menu of a food is worked by keyboard alone', async ({ page, service }) => {
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call, { safe_foods: ['nuggets'] })
  await page.goto(`${service.url}${formOf(child)}`)
  await says(page, 'nuggets').focus()
  await page.keyboard.press('Enter')
  // A choice takes its keys once its list has the focus, a moment after it shows.
  await expect(page.getByRole('option', { name: 'Eats' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Only exactly this' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(says(page, 'nuggets')).toHaveText('Only exactly this')
  await expect(says(page, 'nuggets')).toBeFocused()
})

test('“never again” is asked again after three months, and undone', async ({ page, service }) => {
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call, {
    foods_said: [
      { food: 'eggs', says: 'never_again' },
      { food: 'soup', says: 'never_again' },
    ],
  })
  await page.clock.setFixedTime(new Date(Date.now() + 100 * dayMs))
  await page.goto(`${service.url}/children/${child.id}`)
  await expect(page.getByText('Still never again?')).toHaveCount(2)
  await expectReadable(page)
  await page.getByRole('button', { name: 'Yes, still never again (eggs)' }).click()
  await expect(page.getByText('said just now')).toBeVisible()
  await page.getByRole('button', { name: 'No, undo it (soup)' }).click()
  await expect(page.getByRole('list', { name: 'Never again' })).not.toContainText('soup')
  await save(page)
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  const { foods_said } = await call('readChild', { params: { id: child.id } })
  expect(foods_said).toMatchObject([{ food: 'eggs', says: 'never_again' }])
})

test('signs for a clinician are asked, skipped, and answered before any plan', async ({
  page,
  service,
}) => {
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call, { name: 'Leo' })
  const section = page.getByRole('region', { name: 'Anything a clinician should know?' })
  await page.goto(`${service.url}/children/${child.id}?step=home`)
  await section.getByRole('button', { name: 'Skip for now' }).click()
  await expect(section.getByText('We ask again after three months.')).toBeVisible()
  await section.getByRole('button', { name: 'Look at the questions' }).click()
  await section.getByRole('checkbox', { name: /^Does Leo eat fewer than about 20 foods/ }).check()
  await expect(section.getByText(/ask your clinician for a feeding therapist/)).toBeVisible()
  await section.getByRole('checkbox', { name: 'Does Leo choke on food or drink?' }).check()
  const lines = section.getByRole('status').getByRole('listitem')
  await expect(lines.first()).toHaveText(/^Call your clinician today/)
  await expectReadable(page)
  await section.getByRole('button', { name: 'Done' }).click()
  await save(page)
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  const { red_flags } = await call('readChild', { params: { id: child.id } })
  expect(red_flags?.answers.toSorted()).toEqual(['choking', 'few-foods'])

  await test.step('the generator says first what cannot wait, and nothing else of it', async () => {
    await page.goto(`${service.url}/meal-plan/generate?child=${child.id}`)
    const notice = page.getByRole('region', { name: 'For your clinician' })
    await expect(notice.getByText(/^Call your clinician today/)).toBeVisible()
    await expect(notice.getByRole('listitem')).toHaveCount(1)
    await expectReadable(page)
  })

  await test.step('and after three months they are asked once more', async () => {
    await page.clock.setFixedTime(new Date(Date.now() + 100 * dayMs))
    await page.goto(`${service.url}/children/${child.id}?step=home`)
    await expect(section.getByText(/^It has been three months/)).toBeVisible()
  })
})
