import { expect } from '@playwright/test'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn, startFamily } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block' })

test('a parent ticks a goal week by week and compares the planned weeks', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { behavioral_goals: ['better sleep', 'sit through dinner'] })
  await makePlan(call, child.id, 14)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}/dashboard`)
  await page.getByRole('link', { name: 'Goals and weeks of Robin' }).click()
  await expect(page.getByRole('heading', { name: 'Goals and weeks of Robin' })).toBeVisible()

  await test.step('ticks this week and the last', async () => {
    const sleep = page.getByRole('checkbox', { name: 'better sleep' })
    await sleep.check()
    await expect(page.getByText('1 of the last 8 weeks')).toBeVisible()
    await page.getByRole('button', { name: 'Week before' }).click()
    await expect(page.getByText('Last week')).toBeVisible()
    await expect(sleep).not.toBeChecked()
    await sleep.check()
    await expect(page.getByText('2 of the last 8 weeks')).toBeVisible()
    // It shows before it is kept.
    const kept = () => call('listGoalTicks', { params: { id: child.id } })
    await expect.poll(kept).toHaveLength(2)
    await page.reload()
    await expect(page.getByText('2 of the last 8 weeks')).toBeVisible()
    await expect(sleep).toBeChecked()
    await sleep.uncheck()
    await expect(page.getByText('1 of the last 8 weeks')).toBeVisible()
  })

  await test.step('sees both weeks of the plan against the targets', async () => {
    const weeks = page.getByRole('region', { name: 'Weeks compared' })
    await expect(weeks.getByText('2 weeks, oldest first')).toBeVisible()
    await expectAccessible(page)
    await weeks.getByText(/^Reached in every week: /).click()
    await expect(weeks.getByRole('listitem').getByText('calcium')).toBeVisible()
    await expectAccessible(page)
    await weeks.getByText('The same in figures, with energy').click()
    await expect(weeks.getByRole('table').getByRole('rowheader')).toHaveCount(2)
    await expectAccessible(page)
  })

  await test.step('reads it on a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSideScroll(page)
  })

  await test.step('is told when a tick could not be kept, and loses none', async () => {
    await page.route('**/goal-ticks', (route) => route.abort())
    await page.getByRole('checkbox', { name: 'sit through dinner' }).click()
    await expect(page.getByText('The tick was not kept. Please try again.').first()).toBeVisible()
    await page.unroute('**/goal-ticks')
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'sit through dinner' })).not.toBeChecked()
    await expect(page.getByText('1 of the last 8 weeks')).toBeVisible()
  })
  expect(problems).toEqual([])
})

test('on a device that kept no plan, too, the pages beside it lead to the four places, from a phone and from a desk', async ({
  page,
  service,
}) => {
  const { child } = await startFamily(page, service.url)
  const four = ['Today', 'Week', 'List', 'Child']
  for (const path of [
    '/account',
    `/children/${child.id}/progress`,
    `/children/${child.id}/clinic`,
  ]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${service.url}${path}`)
    await expect(page.getByRole('navigation', { name: 'Places' }).getByRole('link')).toHaveText(
      four,
    )
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('list', { name: 'Places' }).getByRole('link')).toHaveText(four)
  }
})
