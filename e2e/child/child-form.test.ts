import { dayMs } from '@brightplate/contract/plain-date'
import { expect, type Page } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { chooseDiagnosis } from '../page/choose-diagnosis.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

// What a worker fetched could not be answered by the test.
test.use({ serviceWorkers: 'block' })

const tagsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('button', { name: /^Remove / })

const input = (page: Page, list: string) => page.getByRole('textbox', { name: list })

async function expectTags(page: Page, list: string, tags: string[]) {
  await expect(tagsOf(page, list)).toHaveCount(tags.length)
  for (const [at, tag] of tags.entries()) {
    await expect(tagsOf(page, list).nth(at)).toHaveAccessibleName(`Remove ${tag}`)
  }
}

/** All that is folded away. */
async function openHome(page: Page) {
  for (const fold of [
    'Time in the kitchen',
    'Who eats, and the budget',
    'Routine, midday and measures',
  ]) {
    await page.getByText(fold).click()
  }
}

async function fillIn(page: Page, name = 'Robin') {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Age').fill('7')
  await chooseDiagnosis(page, 'ADHD')
}

test('a family that measures in grams gets them in the plans made from then on', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call)
  const before = await makePlan(call, child.id)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/children/${child.id}`)
  await page.getByText('Routine, midday and measures').click()
  const measures = page.getByRole('group', { name: 'Measures in new plans' })
  await expect(measures.getByRole('radio', { name: 'Cups and °F' })).toBeChecked()
  await measures.getByText('Grams and °C').click()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect
    .poll(async () => (await call('readChild', { params: { id: child.id } })).measures)
    .toBe('metric')
  const after = await makePlan(call, child.id)
  const wordsOf = (plan: typeof before) => JSON.stringify(plan.plan_data.days)
  expect(wordsOf(before)).toMatch(/\d cups? |\boz /)
  expect(wordsOf(after)).toMatch(/"\d+ g /)
  expect(wordsOf(after)).not.toMatch(/\d cups?\b|\boz |°F/)
  await page.goto(`${service.url}/meal-plan/${before.id}`)
  await expect(page.getByText(/\d (?:cups?|oz) /).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('tags are added with Enter, the button or a suggestion, and removed by position §2.51-54 §5.11', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await openSignedIn(page, service, '/children/new')
  const allergies = input(page, 'Allergies')
  await allergies.fill('  milk  ')
  await allergies.press('Enter')
  await expectTags(page, 'Allergies', ['milk'])
  await expect(allergies).toHaveValue('')
  await expect(allergies).toBeFocused()
  await allergies.fill('   ')
  await allergies.press('Enter')
  await allergies.fill('MILK')
  await page.getByRole('button', { name: 'Add to Allergies' }).click()
  await expectTags(page, 'Allergies', ['milk'])
  await allergies.fill('kiwi')
  await page.getByRole('button', { name: 'Add to Allergies' }).click()
  await allergies.fill('haz')
  await page
    .getByRole('list', { name: 'Suggestions for Allergies' })
    .getByRole('button', { name: 'hazelnuts' })
    .click()
  await expectTags(page, 'Allergies', ['milk', 'kiwi', 'hazelnuts'])
  await expect(page.getByText(/milk: butter, cheese.* and more are kept out/)).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Remove kiwi' }).click()
  await expectTags(page, 'Allergies', ['milk', 'hazelnuts'])
  for (const [list, tag, reading] of [
    ['Behavioral goals', 'better sleep', 'Understood as the goal “sleep”'],
    ['Dietary preferences', 'crunchy foods', 'We look for crunchy textures'],
  ] as const) {
    await input(page, list).fill(tag)
    await expect(page.getByText(reading)).toBeVisible()
    await input(page, list).press('Enter')
    await expectTags(page, list, [tag])
  }
  expect(problems).toEqual([])
})

test('a misspelled allergy, its relatives and what is unknown are asked about with a tap', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new')
  const allergies = input(page, 'Allergies')
  for (const tag of ['mustrd', 'tree nuts', 'gluten', 'xylobrilol']) {
    await allergies.fill(tag)
    await allergies.press('Enter')
  }
  await expect(page.getByText('Did you mean mustard?')).toBeVisible()
  await expect(page.getByText('Keep coconut out too?')).toBeVisible()
  await expect(page.getByText('We could not check for xylobrilol. Read every label.')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Yes, mustard' }).click()
  await expect(page.getByText('Did you mean mustard?')).toHaveCount(0)
  await expect(page.getByText('You said: Yes, mustard, just now')).toBeVisible()
  await page.getByRole('button', { name: 'No, coconut is fine' }).click()
  await expect(page.getByText('Keep coconut out too?')).toHaveCount(0)
  await expect(page.getByText('You said: No, coconut is fine, just now')).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Undo (tree nuts)' }).click()
  await expect(page.getByText('Keep coconut out too?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep all oats out' }).click()
  await expectTags(page, 'Allergies', ['mustrd', 'tree nuts', 'gluten', 'xylobrilol', 'oats'])
  await expect(page.getByRole('button', { name: 'Keep all oats out' })).toHaveCount(0)
  await allergies.fill('sesmae')
  await expect(page.getByText('Did you mean sesame?')).toBeVisible()
  await page.getByRole('button', { name: 'Type it anew (sesmae)' }).click()
  await expect(allergies).toBeFocused()
  await allergies.press('Enter')
  await page.getByRole('button', { name: 'Type it anew (sesmae)' }).click()
  await expect(allergies).toHaveValue('sesmae')
  await expect(page.getByRole('button', { name: 'Remove sesmae' })).toHaveCount(0)
})

test('what is missing is said at its field, and nothing typed is lost §5.6 §5.8 §5.10', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new')
  await page.getByLabel('Age').fill('19')
  await input(page, 'Allergies').fill('milk')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Enter an age from 1 to 18.')).toBeVisible()
  await expect(page.getByText('Choose a diagnosis.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Age')).toHaveValue('19')
  await expectTags(page, 'Allergies', ['milk'])
  await expectReadable(page)
  await page.getByLabel('Age').fill('0')
  await expect(page.getByText('Enter an age from 1 to 18.')).toBeVisible()
  await page.getByLabel('Age').fill('2.5')
  await expect(page.getByText('Enter whole years.')).toBeVisible()
  await page.getByText('Time in the kitchen').click()
  await page.getByLabel('Minutes to cook on weekdays').fill('3')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText(/^Enter whole minutes from 5 to 240/)).toBeVisible()
})

test('needs are folded away with a sentence each, and are kept with the child', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new')
  await fillIn(page)
  await expect(page.getByLabel('People at the table')).toBeHidden()
  await openHome(page)
  for (const [list, tag] of [
    ['Safe foods', 'buttered noodles'],
    ['Refused foods', 'broccoli'],
  ] as const) {
    await input(page, list).fill(tag)
    await input(page, list).press('Enter')
    await expectTags(page, list, [tag])
  }
  for (const sentence of [
    /^What your child always eats/,
    /^Left out of the plan/,
    /^No dish with a ticked texture/,
    /^Food that is hard to chew/,
    /^How much the days resemble/,
    /^For one dish, from Monday to Friday/,
    /^Lunch gets smaller/,
    /^Amounts in dishes and in the shopping list/,
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await page.getByLabel('Crunchy').check()
  await page.getByLabel('Careful chewing').check()
  await page.getByLabel('Minutes to cook on weekdays').fill('20')
  await page.getByLabel('Small appetite at midday').check()
  await page.getByLabel('People at the table').fill('4')
  await page.getByRole('combobox', { name: 'Routine' }).click()
  await page.getByRole('option', { name: 'Some routine' }).click()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Child profile created')).toBeVisible()
  await page.getByRole('link', { name: 'Robin', exact: true }).click()
  await openHome(page)
  await expectTags(page, 'Safe foods', ['buttered noodles'])
  await expectTags(page, 'Refused foods', ['broccoli'])
  await expect(page.getByLabel('Crunchy')).toBeChecked()
  await expect(page.getByLabel('Careful chewing')).toBeChecked()
  await expect(page.getByLabel('Minutes to cook on weekdays')).toHaveValue('20')
  await expect(page.getByLabel('Small appetite at midday')).toBeChecked()
  await expect(page.getByLabel('People at the table')).toHaveValue('4')
  await expect(page.getByRole('combobox', { name: 'Routine' })).toContainText('Some routine')
})

test('a profile is changed, and an age older than a year is asked about §2.5 §2.55 §4.14 §6.3 §7.6 §8.20', async ({
  page,
  service,
}) => {
  const parent = await signInParent(page, service.url)
  const child = await addChild(parent.call)
  await page.clock.setFixedTime(new Date(Date.now() + 370 * dayMs))
  await page.goto(`${service.url}/children/${child.id}`)
  await expect(
    page.getByText('You gave this age more than a year ago. Does it still hold?'),
  ).toBeVisible()
  await expectReadable(page)
  await expect(page.getByLabel('Name')).toHaveValue('Robin')
  await expect(page.getByLabel('Age')).toHaveValue('7')
  await expect(page.getByRole('radio', { name: 'Autism', exact: true })).toBeChecked()
  for (const tag of ['milk', 'peanuts', 'better sleep', 'crunchy foods']) {
    await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible()
  }
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/children/${child.id}`, async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Age').fill('8')
  await page.getByRole('button', { name: 'Update Profile' }).dblclick()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letGo()
  await expect(page.getByText('Child profile updated')).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await expect(page.getByText('8 years, Autism')).toBeVisible()
})

test('deleting a profile asks first, and whether the plans go too §2.56 §4.15 §5.12 §8.6 §8.21', async ({
  page,
  service,
}) => {
  const parent = await signInParent(page, service.url)
  const child = await addChild(parent.call)
  await page.goto(`${service.url}/children/${child.id}`)
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  const dialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this child profile?',
  })
  await expect(dialog.getByText(/^Meal plans stay, without the name/)).toBeVisible()
  await expectReadable(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const asked: string[] = []
  let isBroken = true
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/children/${child.id}?*`, async (route) => {
    asked.push(new URL(route.request().url()).search)
    if (isBroken) return route.abort()
    await held
    await route.continue()
  })
  await remove.click()
  await dialog.getByRole('checkbox', { name: 'Also delete the meal plans of Robin' }).check()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete profile')).toHaveCount(1)
  isBroken = false
  await dialog.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  letGo()
  await expect(page.getByText('Child profile deleted')).toBeVisible()
  await expect(page.getByText('No children added yet')).toBeVisible()
  expect(asked).toEqual(['?plans=delete', '?plans=delete'])
})

test('a new profile has no Delete, and a missing one leads back to the dashboard §2.4 §2.49 §2.56 §8.4', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new')
  await expect(page.getByRole('button', { name: 'Create Profile' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await page.goto(`${service.url}/children/00000000-0000-7000-8000-000000000000`)
  await expect(page.getByText('Failed to load child data')).toBeVisible()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
})

test('the whole form is filled in and sent with the keyboard alone §2.50', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new')
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Robin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Autism', exact: true })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  const both = page.getByRole('radio', { name: 'Autism and ADHD' })
  await expect(both).toBeChecked()
  await expect(both).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Milk', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectTags(page, 'Allergies', ['milk'])
  const create = page.getByRole('button', { name: 'Create Profile' })
  for (let presses = 0; presses < 120; presses += 1) {
    if (await create.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(create).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Child profile created')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
