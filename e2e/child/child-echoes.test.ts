import { expect, type Page } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { addChild } from '../service/family.ts'
import { layOver } from '../service/interpretation.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const interpretCall = '**/api/profile-terms/interpret'

async function add(page: Page, list: string, tag: string) {
  await page.getByRole('textbox', { name: list }).fill(tag)
  await page.getByRole('textbox', { name: list }).press('Enter')
}

test('refused foods and textures say how much they leave out, and what would open most', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=not-eaten')
  await layOver(page, ({ refused_foods = [], textures_avoided = [] }) => ({
    left_out: [
      ...refused_foods.map((typed) => ({
        kind: 'refused' as const,
        typed: String(typed),
        text: `${typed}: 23 dishes and 9 foods left out`,
        dishes: 23,
        foods: 9,
        recognised: typed !== 'fis',
      })),
      ...textures_avoided.map((typed) => ({
        kind: 'texture' as const,
        typed: String(typed),
        text: '41 dishes left out',
        dishes: 41,
        recognised: true,
      })),
    ],
    too_little:
      refused_foods.length + textures_avoided.length < 2
        ? null
        : {
            text: 'These wishes leave 9 dishes, too few for a week.',
            opens: [
              { kind: 'refused', typed: 'fish', text: 'With fish there are 23 more.', dishes: 23 },
              { kind: 'texture', typed: 'smooth', text: 'With smooth, 41 more.', dishes: 41 },
            ],
          },
  }))
  const refused = page.getByRole('textbox', { name: 'Refused foods' })
  await refused.fill('fis')
  await refused.fill('fish')
  await expect(page.getByText('fish: 23 dishes and 9 foods left out')).toBeVisible()
  await refused.press('Enter')
  await expect(page.getByText('fish: 23 dishes and 9 foods left out')).toHaveCount(1)
  await page.getByLabel('Smooth').check()
  await expect(page.getByText('41 dishes left out')).toBeVisible()
  await expect(page.getByText(/^These wishes leave 9 dishes/)).toBeVisible()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Take back “Smooth”' }).click()
  await expect(page.getByLabel('Smooth')).not.toBeChecked()
  await expect(page.getByText(/^These wishes leave/)).toHaveCount(0)
  await add(page, 'Refused foods', 'soup')
  await page.getByRole('button', { name: 'Take back “fish”' }).click()
  await expect(page.getByRole('button', { name: 'Remove fish' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove soup' })).toBeVisible()
})

test('a safe food says what becomes of it, and waits until its label was read', async ({
  page,
  service,
}) => {
  const { call } = await signInParent(page, service.url)
  const child = await addChild(call, {
    safe_foods: ['Eggo', 'mac and cheese', 'plain pasta'],
    labels_read: [{ food: 'mac and cheese', allergens: ['peanut'] }],
  })
  const isRead = (labels: unknown[] = []) => labels.length > 1
  await layOver(page, ({ labels_read }) => ({
    safe_food_readings: [
      {
        typed: 'Eggo',
        verdict: isRead(labels_read) ? 'as_typed' : 'read_label',
        text: isRead(labels_read) ? 'Served as typed.' : 'Not planned until you read its label.',
        allergens: ['milk', 'peanut'],
      },
      {
        typed: 'mac and cheese',
        verdict: 'forbidden',
        text: 'It holds milk, so it stays out.',
        allergens: [],
      },
      { typed: 'plain pasta', verdict: 'planned', text: 'Served beside meals.', allergens: [] },
    ],
  }))
  await page.goto(`${service.url}/children/${child.id}?step=foods`)
  await expect(page.getByText('It holds milk, so it stays out.')).toBeVisible()
  await page.getByText('Say more about what you tapped').click()
  await expect(page.getByText('Served beside meals.')).toBeVisible()
  await page.getByRole('button', { name: 'I have read the label (Eggo)' }).click()
  const label = page.getByRole('group', { name: 'Label of Eggo' })
  await label.getByRole('checkbox', { name: 'No milk' }).check()
  await label.getByRole('button', { name: 'It names none of these' }).click()
  await expect(label.getByText(/^Tick every one/)).toBeVisible()
  await expectReadable(page)
  await label.getByRole('checkbox', { name: 'No peanut' }).check()
  await label.getByRole('button', { name: 'It names none of these' }).click()
  await expect(page.getByText('You read its label for milk and peanut, just now')).toBeVisible()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  const { labels_read } = await call('readChild', { params: { id: child.id } })
  expect(labels_read).toMatchObject([
    { food: 'mac and cheese' },
    { food: 'Eggo', allergens: ['milk', 'peanut'] },
  ])

  await test.step('with its day, and a way back', async () => {
    await page.goto(`${service.url}/children/${child.id}?step=foods`)
    await expect(page.getByText(/^You read its label for milk and peanut, [A-Z]/)).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Undo (Eggo)' }).click()
    await expect(page.getByText('Not planned until you read its label.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^I have read the label/ })).toBeVisible()
  })
})

test('words that cannot be looked up are kept, and looked up again', async ({ page, service }) => {
  await openSignedIn(page, service, '/children/new?step=allergies')
  await page.route(interpretCall, (route) => route.abort())
  await add(page, 'Allergies', 'milk')
  await expect(page.getByText(/^We cannot look up what your words mean just now/)).toBeVisible()
  await expect(page.getByText('Not checked yet.')).toBeVisible()
  await expectReadable(page)
  await page.unroute(interpretCall)
  await page.getByRole('button', { name: 'Look them up again' }).click()
  await expect(page.getByText(/^milk: butter, cheese/)).toBeVisible()
  await expect(page.getByText(/^We cannot look up/)).toHaveCount(0)
})

test('a slow answer about older words never stands beside newer ones', async ({
  page,
  service,
}) => {
  await openSignedIn(page, service, '/children/new?step=allergies')
  const asked: string[][] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(interpretCall, async (route) => {
    const { allergies } = route.request().postDataJSON()
    asked.push(allergies)
    if (allergies.length === 1) await held
    await route.continue().catch(() => {})
  })
  await add(page, 'Allergies', 'milk')
  await expect(page.getByText('Looking up what this means...')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await add(page, 'Allergies', 'egg')
  await expect(page.getByText(/^egg: mayonnaise/)).toBeVisible()
  await expect(page.getByText(/^milk: butter/)).toBeVisible()
  letGo()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  expect(asked.at(-1)).toEqual(['milk', 'egg'])
})

test('the generator promises only what is checked', async ({ page, service }) => {
  const { call } = await signInParent(page, service.url)
  await addChild(call, { allergies: ['milk', 'blorbifruit'] })
  const summary = page.getByRole('region', { name: 'Profile summary' })
  await page.route(interpretCall, (route) => route.abort())
  await page.goto(`${service.url}/meal-plan/generate`)
  await expect(summary.getByText(/^We cannot look up just now/)).toBeVisible()
  await expect(summary).toContainText('A 7-day plan for Robin, 7, from ')
  await expectReadable(page)
  await page.unroute(interpretCall)
  await summary.getByRole('button', { name: 'Look them up again' }).click()
  await expect(summary).toContainText('A 7-day plan for Robin, 7, without milk, from ')
  await expect(
    summary.getByText('We could not check for blorbifruit. Read every label.'),
  ).toBeVisible()
  await expectReadable(page)
})
