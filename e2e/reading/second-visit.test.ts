import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { watchPage } from '../page/watch-page.ts'
import { startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test('on a second visit a plan shows its day before the server has answered, with its date, and is checked again', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const { planUrl, plan } = await startFamily(page, service.url)
  await page.goto(planUrl)
  const isCached = () =>
    page.evaluate(async () => (await caches.match('/__spa-fallback.html')) !== undefined)
  await expect.poll(isCached).toBe(true)

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(planUrl)
  const breakfast = page.getByRole('region', { name: 'Breakfast' }).first()
  const name = plan.plan_data.days[0]?.breakfast.name ?? ''
  await expect(breakfast.getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^Your copy of .+\. Checking it again\.\.\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Swap/ })).toHaveCount(0)
  await expect(page.getByText('We cannot reach Brightplate')).toHaveCount(0)
  await expectAccessible(page)

  answer()
  await expect(page.getByText('Checking it again')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Make the rest anew' })).toBeVisible()

  // Deleted elsewhere: the copy is no longer shown.
  await page.route('**/api/meal-plans/*', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Gone', code: 'not_found' } }),
  )
  await page.goto(planUrl)
  await expect(page).toHaveURL(`${service.url}/dashboard`)
  await expect(page.getByText('Failed to load meal plan')).toBeVisible()
  expect(problems).toEqual([])
})
