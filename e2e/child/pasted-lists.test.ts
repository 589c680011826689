import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { chooseDiagnosis } from '../page/choose-diagnosis.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const allergens = [
  'milk',
  'eggs',
  'peanuts',
  'almonds',
  'cashews',
  'walnuts',
  'fish',
  'shellfish',
  'sesame',
  'mustard',
  'soy',
  'wheat',
]
const clinicList = allergens
  .map(
    (one, at) =>
      `${at + 1}. ${one} (hives, swelling, vomiting, wheezing, and then very tired all day)`,
  )
  .join('\n')

/** With the keys that a parent presses. */
async function paste(page: Page, field: string, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('textbox', { name: field }).focus()
  await page.keyboard.press('Control+V')
}

const tagsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('button', { name: /^Remove / })

test('a pasted list of 900 characters loses none of its twelve allergens', async ({
  page,
  service,
}) => {
  const { call } = await openSignedIn(page, service, '/children/new?step=allergies')
  expect(clinicList.length).toBeGreaterThan(900)
  await paste(page, 'Allergies', clinicList)
  await expect(page.getByText('Split into 12 tags')).toBeVisible()
  await expect(tagsOf(page, 'Allergies')).toHaveCount(12)
  await expect(page.getByRole('textbox', { name: 'Allergies' })).toHaveValue('')
  await expect(page.getByText(/mustard.* (is|are) kept out/).first()).toBeVisible()
  await expect(page.getByText('Not checked yet.')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await test.step('which may be undone, and is one text again', async () => {
    await page.getByRole('button', { name: 'Undo the split (Allergies)' }).click()
    await expect(tagsOf(page, 'Allergies')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Allergies' })).toHaveValue(clinicList)
  })

  await test.step('and is split, and seen, before it is saved', async () => {
    await page.goto(`${service.url}/children/new?step=name`)
    await page.getByLabel('Name').fill('Ben')
    await page.getByLabel('Age').fill('6')
    await chooseDiagnosis(page, 'Autism')
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByText('We split your list into tags')).toBeVisible()
    await expect(tagsOf(page, 'Allergies')).toHaveCount(12)
    expect(await call('listChildren', {})).toEqual([])
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await page.waitForURL(/\/dashboard/)
    const [child] = await call('listChildren', {})
    expect(child?.allergies.map((tag) => tag.split(' ')[0])).toEqual(allergens)
    expect(child?.allergies.every((tag) => tag.endsWith('tired all day)'))).toBe(true)
  })
})

test('a tag that is too long keeps every character, is not added, and is offered in shorter ones', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=allergies')
  const field = page.getByRole('textbox', { name: 'Allergies' })
  const told =
    'My son is allergic to milk. He also gets a rash from eggs of any kind. Walnuts made him swell up once.'
  await paste(page, 'Allergies', told)
  await expect(field).toHaveValue(told)
  await expect(field).toHaveAccessibleDescription(new RegExp(limitMessages.tag))
  await expect(tagsOf(page, 'Allergies')).toHaveCount(0)
  await expect(page.getByText('It would fit as 3 tags:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add these 3 to Allergies' }).click()
  await expect(tagsOf(page, 'Allergies')).toHaveCount(3)
  await expect(field).toHaveValue('')

  await test.step('what cannot be split is neither added nor saved', async () => {
    const glued = 'x'.repeat(limits.tagMaxLength + 20)
    await paste(page, 'Allergies', glued)
    await expect(field).toHaveAccessibleDescription(new RegExp(limitMessages.tag))
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
    await expect(field).toHaveValue(glued)
    await field.fill('celery')
    await field.press('Enter')
    await expect(tagsOf(page, 'Allergies')).toHaveCount(4)
  })

  await test.step('more tags than a list takes are said, and stay', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `thing ${at} of sixty`).join('; ')
    await paste(page, 'Allergies', many)
    await expect(field).toHaveAccessibleDescription(new RegExp(limitMessages.tags))
    await expect(field).toHaveValue(many)
    await expect(tagsOf(page, 'Allergies')).toHaveCount(4)
  })
})

test('where no names can be looked up a list is split where it is sure, and that is said', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=foods')
  await page.route('**/api/profile-terms/split', (route) => route.abort())
  await paste(page, 'Safe foods', "mac and cheese, Kraft\ntoast\nWon't eat:\n- peas\n- corn")
  await expect(page.getByText('split only where it is sure')).toBeVisible()
  for (const tag of ['mac and cheese, Kraft', "Won't eat: peas", "Won't eat: corn"]) {
    await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible()
  }
})

test('a paragraph about what a child eats is its foods, and what it refuses is asked about', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=foods')
  const told =
    "My son is very picky. He will only eat chicken nuggets, fries and PB&J. For snacks he likes grapes or pretzels. He used to eat yogurt, but he won't touch it now."
  await paste(page, 'Safe foods', told)
  await expect(page.getByText('Split into 6 tags')).toBeVisible()
  // What stands among the tiles is switched on there.
  for (const tile of ['chicken nuggets', 'French fries', 'grapes']) {
    await expect(page.getByRole('button', { name: `${tile} Eats` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await expect(page.getByRole('button', { name: 'Remove pretzels', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove .*yogurt/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove .*picky/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Undo the split (Safe foods)' }).click()
  await expect(page.getByRole('textbox', { name: 'Safe foods' })).toHaveValue(told)
})

test('no field cuts what is pasted into it: it says what is too long, and sends nothing', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=name')
  const long = 'name '.repeat(30).trim()
  await paste(page, 'Name', long)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveAccessibleDescription(new RegExp(limitMessages.name))
  await expect(name).toHaveValue(long)

  await page.goto(`${service.url}/contact`)
  await page.waitForLoadState('networkidle')
  const form = page.getByRole('form', { name: 'Write to us' })
  const message = 'What we eat. '.repeat(400).trim()
  await form.getByLabel('Name').fill('Kim')
  await form.getByLabel('Email').fill('kim@example.com')
  await form.getByLabel('Subject').fill('Food')
  await form.getByLabel('Message').fill(message)
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
    new RegExp(limitMessages.message),
  )
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByLabel('Message')).toHaveValue(message)
  await expect(form.getByText('Message sent!')).toHaveCount(0)
})
