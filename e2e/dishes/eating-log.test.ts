import { daysLater } from '@brightplate/contract/plain-date'
import { expect } from '@playwright/test'
import { expectReadable } from '../looks/expect-readable.ts'
import { watchPage } from '../page/watch-page.ts'
import { addChild, makePlan, registerParent, signIn, todayInBrowser } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

test('a parent switches learning on, answers one question, and switches it off: that erases it', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { name: 'Leo', safe_foods: ['plain pasta'] })
  const today = todayInBrowser()
  await makePlan(call, child.id, 7, daysLater(today, -1))
  const params = { id: child.id }
  const log = async () => (await call('readEatingLog', { params, query: { today } })).log
  await signIn(page, service.url, session)
  const ask = page.getByText('How was it for Leo?')

  await test.step('it is off: nothing is asked', async () => {
    await page.goto(`${service.url}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Your Children' })).toBeVisible()
    await expect(ask).toHaveCount(0)
  })

  await test.step('it is switched on with a consent of its own', async () => {
    await page.goto(`${service.url}/children/${child.id}`)
    await expect(page.getByText('This is off.', { exact: false })).toBeVisible()
    await page.getByLabel('One thing a day').check()
    await expectReadable(page)
    await page.getByRole('button', { name: 'I agree, switch it on' }).click()
    await expect(page.getByText('Nothing told yet.', { exact: false })).toBeVisible()
    expect(await log()).toEqual({ asks: 'meals', since: expect.any(String), answers: [] })
  })

  await test.step('one question on the Today page, answered by one tap, and undone', async () => {
    await page.goto(`${service.url}/dashboard`)
    await expect(ask).toBeVisible()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Ate it' }).click()
    const thanks = page.locator('[data-sonner-toast]', { hasText: 'Thank you' })
    await thanks.hover()
    await expect(ask).toHaveCount(0)
    expect((await log())?.answers).toMatchObject([{ said: 'eaten' }])
    await thanks.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await log())?.answers).toMatchObject([{ said: null }])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your Children' })).toBeVisible()
    await expect(ask).toHaveCount(0)
  })

  await test.step('what is known is told on the child’s page, and erased by switching it off', async () => {
    const [{ food = '', name = '' } = {}] = (await log())?.answers ?? []
    await call('answerEatingQuestion', { params, body: { food, said: 'tasted', today } })
    await page.goto(`${service.url}/children/${child.id}`)
    const told = page.getByRole('list', { name: 'What you told us' })
    await expect(told).toContainText(`${name}: tasted it`)
    await expectReadable(page)
    await page.getByRole('button', { name: 'Switch off and erase' }).click()
    await expect(page.getByText('This is off.', { exact: false })).toBeVisible()
    expect(await log()).toBeNull()
  })
  expect(problems).toEqual([])
})

test('a question is skipped by one tap; what cannot be loaded is said, and tried again', async ({
  page,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { name: 'Leo', age: 11, safe_foods: ['plain pasta'] })
  const today = todayInBrowser()
  await makePlan(call, child.id, 7, daysLater(today, -1))
  const params = { id: child.id }
  await call('changeEatingLog', { params, body: { asks: 'meals', today } })
  await signIn(page, service.url, session)
  await page.route('**/eating-log?**', (route) => route.fulfill({ status: 503 }))
  await page.goto(`${service.url}/dashboard`)
  await expect(page.getByText('We could not load today’s question.')).toBeVisible()
  await page.unroute('**/eating-log?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Did not like it' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tasted it' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('How was it for Leo?')).toHaveCount(0)
  const { log } = await call('readEatingLog', { params, query: { today } })
  expect(log?.answers).toMatchObject([{ said: null }])
})
