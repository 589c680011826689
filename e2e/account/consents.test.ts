import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { openRow } from '../page/open-row.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, todayInBrowser } from '../service/family.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

test('all that a parent agreed to is listed with its words and date, and taken back one by one with the keyboard', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.setViewportSize({ width: 320, height: 700 })
  const { call } = await openSignedIn(page, service, '/dashboard')
  const child = await addChild(call)
  await call('changePhotoAgreement', { body: { agrees: true } })
  const params = { id: child.id }
  await call('changeEatingLog', { params, body: { asks: 'meals', today: todayInBrowser() } })
  await call('createCareLink', {
    params,
    body: {
      kind: 'today',
      recipient: 'Grandma Lee',
      name_shown: 'first',
      language: 'en-US',
      consents: true,
    },
  })
  await page.goto(`${service.url}/account`)
  const section = await openRow(page, 'What you agreed to')
  const titles = section.getByRole('heading', { level: 3 })
  const [photos, log, shared] = [
    'Photos of dishes',
    `How meals went, of ${child.name}`,
    'Shared with Grandma Lee',
  ]
  await expect(titles).toHaveText(['Your child’s health data', photos, log, shared])
  await expect(section.getByText(/^Agreed on \w+ \d+, \d{4}/)).toHaveCount(4)
  await expect(section.getByText(/only to make and check meal plans/)).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  const takeBack = async (name: string) => {
    const button = section.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await takeBack('Stop sharing with Grandma Lee')
  await expect(titles).toHaveText(['Your child’s health data', photos, log])
  await takeBack(`Switch off and erase ${child.name}’s answers`)
  await expect(titles).toHaveText(['Your child’s health data', photos])
  await takeBack('Take it back and erase all photos')
  await expect(titles).toHaveText(['Your child’s health data'])
  // Whose line went away is at the title of the row, and not at the top of the page.
  await expect(section.locator('summary').first()).toBeFocused()
  await section.locator('summary', { hasText: 'Taken back before: 3' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('heading', { level: 4 })).toHaveText([photos, log, shared])
  await expect(section.getByText(/^Agreed on .* to the words of .* Taken back on /)).toHaveCount(3)
  await expectNoSideScroll(page)
  await expectAccessible(page)
  expect(await call('listCareLinks', {})).toEqual([])
  expect((await call('listDishPhotos', {})).agreed_at).toBeNull()
  expect((await call('readChild', { params })).eating_log).toBeUndefined()
  await section.getByRole('link', { name: 'Consumer health data policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consumer health data policy')
  expect(problems).toEqual([])
})

test('the policy on health data is linked on the landing page, and accounts are said to be for adults', async ({
  page,
  service,
}) => {
  await page.goto(service.url)
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  await page.getByRole('tab', { name: 'Register' }).click()
  await expect(page.getByText('An account is for adults of 18 years and older.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Consumer health data policy' })
    .click()
  for (const name of ['What is collected', 'Who receives it', 'Your rights, and how to use them']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
})
