import { expect } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a family shops for two children with one list', async ({ page, service }) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const leo = await addChild(call, { name: 'Leo' })
  const mia = await addChild(call, { name: 'Mia', age: 4 })
  const plan = await makePlan(call, leo.id)
  await makePlan(call, mia.id)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/meal-plan/${plan.id}`)
  await page.getByRole('tab', { name: 'Shopping List' }).click()
  await page.getByRole('link', { name: 'One list for both children' }).click()
  await expect(page.getByRole('heading', { name: 'Shopping list for Leo and Mia' })).toBeVisible()
  await expect(page.getByText(/^About \$\d+ a week for the food used by all/)).toBeVisible()
  await expect(page.getByText(/· for (Leo|Mia)$/).first()).toBeVisible()
  await expectReadable(page)

  const lines = page.getByRole('main').getByRole('listitem')
  const first = lines.first()
  const have =
    (await first.getByRole('button', { name: /^I have this/ }).getAttribute('aria-label')) ?? ''
  await first.getByRole('checkbox').check()
  await expect(page.getByText(/^1 of \d+ in the cart\. Shared/)).toBeVisible()
  await page.getByLabel('Add a line of your own').fill('Soap')
  await page.getByRole('button', { name: 'Add the line' }).click()
  await expect(page.getByText(/^1 of \d+ in the cart\. Shared/)).toBeVisible()
  await page.reload()
  await expect(first.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Soap' })).toBeVisible()
  await first.getByRole('button', { name: have }).click()
  await expect(page.getByRole('button', { name: have })).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to the plan' }).click()
  await expect(page.getByRole('tab', { name: 'Shopping List' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByText(/^0 of \d+ in the cart/)).toBeVisible()
  expect(problems).toEqual([])
})
