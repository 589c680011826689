import { expect } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { sumOfShifts } from '../looks/sum-of-shifts.ts'
import { printedPages } from '../page/printed-pages.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { signInParent } from '../service/sign-in-parent.ts'

test('a parent prints two sheets for a school, in its language, with every form of each allergen', async ({
  page,
  service,
}) => {
  const parent = await signInParent(page, service.url)
  const child = await addChild(parent.call, {
    allergies: ['dairy', 'zqxv powder'],
    safe_foods: ['plain pasta', 'Eggo waffles'],
    refused_foods: ['broccoli'],
    textures_avoided: ['smooth'],
  })
  const problems = watchPage(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${service.url}/children/${child.id}/share`)
  await page.getByRole('link', { name: 'Sheets for school or day care' }).click()
  await expect(page.getByRole('heading', { name: 'Sheets for Robin’s school' })).toBeVisible()

  await test.step('writes what the school must know', async () => {
    await page.getByText('Your words for the school').click()
    await page.getByLabel('Seat and senses').fill('By the door, no humming lights')
    await page.getByLabel('What not to say').fill('“Just one bite”')
    await page.getByLabel('What to give instead of what is left out').fill('Oat drink')
    await page.getByRole('button', { name: 'Save your words' }).click()
    await expect(page.getByText('Saved. The sheets show it.')).toBeVisible()
    await expect(page.getByText('We could not read everything in the allergies.')).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessibleInBoth(page)
  })

  await test.step('prints it in English', async () => {
    await expect(page.getByText('By the door, no humming lights').last()).toBeVisible()
    const [kitchen = '', statement = '', ...more] = await printedPages(page)
    expect(more).toEqual([])
    expect(kitchen).toContain('What Robin eats, and must not')
    for (const form of ['Milk', 'butter', 'whey', 'casein', 'lactose', 'yogurt', 'white sauce']) {
      expect(kitchen).toContain(form)
    }
    expect(kitchen).toContain('Ask the parent what it means before you serve anything: zqxv powder')
    for (const words of [
      'plain pasta',
      'Eggo waffles',
      'broccoli',
      'By the door',
      'Just one bite',
    ]) {
      expect(kitchen).toContain(words)
    }
    expect(statement).toContain('Nobody has signed it')
    expect(statement).toContain('Leave out of every meal, in all forms: Milk.')
    expect(statement).toContain('Oat drink')
  })

  await test.step('and in Spanish, with her own words as they are', async () => {
    await page.getByRole('radio', { name: 'Spanish' }).check()
    await expect(page.getByText('Nunca le dé')).toBeVisible()
    const [kitchen = '', statement = '', ...more] = await printedPages(page)
    expect(more).toEqual([])
    for (const form of ['Leche', 'mantequilla', 'caseína', 'zqxv powder', 'plain pasta']) {
      expect(kitchen).toContain(form)
    }
    expect(statement).toContain('Nadie lo ha firmado')
  })
  expect(problems).toEqual([])
})

test('a child with every allergy and long lists still fits two sheets, and no allergen is cut off', async ({
  page,
  service,
}) => {
  const parent = await signInParent(page, service.url)
  const allergies = [
    ...['milk', 'egg', 'peanut', 'tree nuts', 'coconut', 'gluten', 'oats', 'fish', 'shellfish'],
    ...['soy', 'sesame', 'mustard', 'celery', 'lupin', 'sulfites', 'pine nuts', 'chestnut'],
  ]
  const many = (word: string) => Array.from({ length: 45 }, (_, at) => `${word} number ${at + 1}`)
  const child = await addChild(parent.call, {
    allergies,
    safe_foods: many('crackers of our own baking'),
    refused_foods: many('a stew that nobody likes'),
  })
  const long = 'Words that go on and on. '.repeat(20).slice(0, 500)
  await parent.call('changeSchoolWords', {
    params: { id: child.id },
    body: { instead: long, seating: long, not_to_say: long, restriction: long },
  })
  await page.goto(`${service.url}/children/${child.id}/school`)
  await expect(page.getByRole('heading', { name: 'Never give' })).toBeVisible()
  await expect(page.getByText('Not everything fits on this page').first()).toBeHidden()
  const [kitchen = '', statement = '', ...more] = await printedPages(page)
  expect(more).toEqual([])
  const names = ['Milk', 'Egg', 'Peanut', 'Almond', 'Brazil nut', 'Pecan', 'Wheat', 'Barley']
  for (const name of [...names, 'Fish', 'Molluscs', 'Soy', 'Sesame', 'Sulfites', 'gianduja']) {
    expect(kitchen).toContain(name)
  }
  expect(kitchen).toContain('crackers of our own baking number 30')
  expect(kitchen).toContain('and 15 more: ask the parent')
  expect(statement).toContain('Signature')
  // What runs over a sheet would be cut off by it.
  const isCut = await page
    .getByRole('article')
    .evaluateAll((sheets) => sheets.map((one) => Math.max(0, one.scrollHeight - one.clientHeight)))
  expect(isCut).toEqual([0, 0])
})

test('a sheet on which not everything fits says so before all else', async ({ page, service }) => {
  const parent = await signInParent(page, service.url)
  const many = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${word} ${at} ${'of the blue kitchen '.repeat(4)}`)
  const child = await addChild(parent.call, {
    allergies: many('zqxv', 45).map((tag) => tag.slice(0, 90)),
    safe_foods: many('waffles', 45).map((tag) => tag.slice(0, 90)),
    refused_foods: many('stew', 45).map((tag) => tag.slice(0, 90)),
  })
  const long = 'Words that go on\n'.repeat(40).slice(0, 500).trim()
  const body = { instead: long, seating: long, not_to_say: long, restriction: long }
  await parent.call('changeSchoolWords', { params: { id: child.id }, body })
  await page.goto(`${service.url}/children/${child.id}/school`)
  const notice = page.getByText('Not everything fits on this page').first()
  await expect(notice).toBeVisible()
  expect((await printedPages(page))[0]).toContain('Not everything fits on this page')
})

test('the sheets come late and the page does not jump', async ({ page, service }) => {
  const parent = await signInParent(page, service.url)
  const child = await addChild(parent.call)
  await page.route(/\/school-packet/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${service.url}/children/${child.id}/school`)
  await expect(page.getByRole('region', { name: 'The sheets' })).toBeVisible()
  await expect(page.getByText('Nobody has signed it')).toBeVisible()
  expect(await sumOfShifts(page)).toBeLessThan(0.05)
})
