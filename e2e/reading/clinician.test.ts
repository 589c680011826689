import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('what a clinician is to know stands first in the plan and its print, and not before the child', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, {
    allergies: [],
    safe_foods: ['toast', 'bananas'],
    safe_foods_nearly_all: true,
    formula: { name: 'PediaSure', amount: '2 bottles' },
    red_flags: { answers: ['choking', 'pallor'] },
  })
  const plan = await makePlan(call, child.id)
  await signIn(page, service.url, session)
  const planUrl = `${service.url}/meal-plan/${plan.id}`
  const today = page.getByText(/^Call your clinician today: choking/)
  const soon = page.getByText('Tell your clinician that your child looks pale or tired.')
  const aid = page.getByText(/^If your child cannot breathe, call the emergency number/)

  await page.goto(planUrl)
  const section = page.getByRole('region', { name: 'For your clinician' })
  await expect(section).toContainText('PediaSure, 2 bottles')
  await expect(section).toContainText('The list holds 3 different foods, with no ')
  await expect(section.getByText(/^Call your clinician today: choking/)).toBeVisible()
  await expectAccessible(page)

  await test.step('on paper it is a page of its own, and the picture menu holds the aid alone', async () => {
    await page.goto(`${planUrl}/print?what=days`)
    const sheets = page.getByRole('region', { name: 'Preview' }).getByRole('article')
    await expect(sheets).toHaveCount(8)
    await expect(sheets.first()).toHaveAccessibleName('Read this first')
    await expect(sheets.first()).toContainText('Call your clinician today: choking')
    await expect(sheets.nth(1)).not.toContainText('clinician today')
    await page.goto(`${planUrl}/print?what=menu`)
    await expect(sheets).toHaveCount(7)
    await expect(today).toHaveCount(0)
    await expect(soon).toHaveCount(0)
    await expect(aid).toHaveCount(7)
  })

  await test.step('the child’s screen and the cooking screen hold the aid alone', async () => {
    for (const address of [`${planUrl}/menu`, `${planUrl}/cook/1/dinner`]) {
      await page.goto(address)
      await expect(aid).toBeVisible()
      await expect(today).toHaveCount(0)
      await expect(soon).toHaveCount(0)
      await expectAccessible(page)
    }
  })
  expect(problems).toEqual([])
})

test('a parent names the formula of a child, how much and when', async ({ page, service }) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, {})
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/children/${child.id}?step=all`)
  await page.getByText('Formula or a nutrition drink').click()
  await page.getByRole('textbox', { name: 'Which one' }).fill('Neocate')
  await page.getByRole('textbox', { name: 'How much a day, as your clinician said' }).fill('3 cups')
  const when = page.getByRole('group', { name: 'When' })
  await when.getByLabel('Dinner').check()
  await when.getByLabel('Breakfast').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  expect(await call('readChild', { params: { id: child.id } })).toMatchObject({
    formula: { name: 'Neocate', amount: '3 cups', slots: ['breakfast', 'dinner'] },
  })
  expect(problems).toEqual([])
})
