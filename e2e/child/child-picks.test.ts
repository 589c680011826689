import { expect, type Page } from '@playwright/test'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const pick = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, pressed: false })
const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, pressed: true })
const chip = (page: Page, tag: string) =>
  page.getByRole('button', { name: `Remove ${tag}`, exact: true })

async function add(page: Page, list: string, tag: string) {
  await page.getByRole('textbox', { name: list }).fill(tag)
  await page.getByRole('textbox', { name: list }).press('Enter')
}

test('allergens and diets are tapped on and off, and are the same tags as if typed', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await openSignedIn(page, service, '/children/new?step=allergies')

  await test.step('the nine are there at once, the rest one tap away', async () => {
    const nine = page.getByRole('group', { name: 'The nine major allergens' })
    await expect(nine.getByRole('button')).toHaveText([
      'Milk',
      'Egg',
      'Peanuts',
      'Tree nuts',
      'Wheat',
      'Soy',
      'Fish',
      'Shellfish',
      'Sesame',
    ])
    for (const button of await nine.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await expect(pick(page, 'Kiwi')).toBeHidden()
    await page.getByText(/^More allergens/).click()
    await expect(pick(page, 'Kiwi')).toBeVisible()
    await expectReadable(page)
  })

  await test.step('a tap adds the tag, another takes it away', async () => {
    await pick(page, 'Milk').click()
    await pick(page, 'Kiwi').click()
    await expect(chip(page, 'milk')).toBeVisible()
    await expect(chip(page, 'kiwi')).toBeVisible()
    await expect(page.getByText(/^milk: butter, cheese.* and more are kept out/)).toBeVisible()
    await pressed(page, 'Kiwi').click()
    await expect(chip(page, 'kiwi')).toHaveCount(0)
    await expect(pick(page, 'Kiwi')).toBeVisible()
    await chip(page, 'milk').click()
    await expect(pick(page, 'Milk')).toBeVisible()
  })

  await test.step('a typed tag that means the same presses it', async () => {
    await add(page, 'Allergies', 'cow’s milk')
    await pressed(page, 'Milk').click()
    await expect(page.getByText('Taken off the list: “cow’s milk”.')).toBeVisible()
    await expect(chip(page, 'cow’s milk')).toHaveCount(0)
  })

  await test.step('a tag that says more stays, and where to change it is said', async () => {
    await add(page, 'Allergies', 'egg or sesame')
    await pressed(page, 'Egg').click()
    await expect(page.getByText(/^Also said below by “egg or sesame”/)).toBeVisible()
    await expect(chip(page, 'egg or sesame')).toBeVisible()
    await expect(pressed(page, 'Sesame')).toBeVisible()
    await expectReadable(page)
  })

  await test.step('no known allergies is a pick of its own, and takes nothing away unasked', async () => {
    await pick(page, 'No known allergies').click()
    await expect(page.getByText('This would take egg or sesame off the list.')).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Keep the list' }).click()
    await expect(chip(page, 'egg or sesame')).toBeVisible()
    await pick(page, 'No known allergies').click()
    await page.getByRole('button', { name: 'Take them off' }).click()
    await expect(page.getByText('Taken off the list: “egg or sesame”.')).toBeVisible()
    await expect(chip(page, 'none')).toBeVisible()
    await expect(pressed(page, 'No known allergies')).toBeVisible()
    await pick(page, 'Soy').click()
    await expect(page.getByText('Taken off the list: “none”.')).toBeVisible()
    await expect(chip(page, 'none')).toHaveCount(0)
    await expect(chip(page, 'soy')).toBeVisible()
  })

  await test.step('diets are picked in the same way', async () => {
    await page.getByRole('link', { name: 'Hopes and diet', exact: true }).click()
    await pick(page, 'Halal').click()
    await page.getByText(/^More diets/).click()
    await pick(page, 'No added colors').click()
    await expect(chip(page, 'halal')).toBeVisible()
    await expect(chip(page, 'no added colors')).toBeVisible()
    await expectReadable(page)
  })

  await test.step('and large letters need no scrolling sideways', async () => {
    await page.addStyleTag({ content: 'html { font-size: 34px !important }' })
    await expectNoSideScroll(page)
  })
  expect(problems).toEqual([])
})
