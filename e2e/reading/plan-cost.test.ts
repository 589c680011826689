import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectFits } from '../looks/expect-fits.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a plan says what it costs, and how it stands to a budget set in the profile', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { people_at_table: 2 })
  await signIn(page, service.url, session)

  await test.step('the budget is set in the profile, and a wrong one says what to enter', async () => {
    await page.goto(`${service.url}/children/${child.id}`)
    await page.getByText('Who eats, and the budget').click()
    const budget = page.getByRole('spinbutton', { name: 'Dollars a week for food' })
    await budget.fill('9')
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page.getByText(/^Enter whole dollars from 10 to 2000/)).toBeVisible()
    await budget.fill('20')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await expect(page).toHaveURL(`${service.url}/dashboard`)
  })

  const plan = await makePlan(call, child.id)
  await page.goto(`${service.url}/meal-plan/${plan.id}`)

  await test.step('the plan says the cost, what it rests on and what it leaves out', async () => {
    const cost = plan.plan_data.cost
    const week = page.getByText(`About $${Math.round(cost?.usd ?? 0)} a week for the food used.`)
    await expect(week).toBeVisible()
    await expect(page.getByText(/^About \$\d+ above your \$20 a week/)).toBeVisible()
    await week.click()
    await expect(page.getByText(/share is about \$\d+\.\d\d a day\./)).toBeVisible()
    await expect(
      page.getByText(/US average prices of 2017–18.*Not counted: sales tax/),
    ).toBeVisible()
    await expectFits(page)
  })

  await test.step('the list and its print say it too', async () => {
    await page.getByRole('tab', { name: 'Shopping List' }).click()
    await expect(page.getByText(/a week for the food used/)).toBeVisible()
    await page.goto(`${service.url}/meal-plan/${plan.id}/print?what=list`)
    await expect(page.getByRole('article', { name: 'Shopping list' })).toContainText(
      'a week for the food used',
    )
  })
  expect(problems).toEqual([])
})
