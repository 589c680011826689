import { expect } from '@playwright/test'
import { watchPage } from '../page/watch-page.ts'
import { openSignedIn } from '../service/open-signed-in.ts'
import { test } from '../service/serve.ts'

test('a page that is not what the app would draw is drawn again, and no text becomes a script', async ({
  page,
  service,
}) => {
  const problems = watchPage(page)
  await page.route(`${service.url}/faqs`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</h1>', ', changed on its way</h1>')
    await route.fulfill({ response, body })
  })
  await page.goto(`${service.url}/faqs`)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('changed on its way')
  // React tells of the mismatch, and of nothing else.
  await expect.poll(() => problems.length).toBe(1)
  expect(problems[0]).toMatch(/#418|hydrat/i)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL(`${service.url}/about`)
  expect(problems).toHaveLength(1)
})

test('text that is not the app’s own never becomes markup or code', async ({ page, service }) => {
  await openSignedIn(page, service, '/dashboard')
  const outcomes = await page.evaluate(async () => {
    const outcome = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'failed'
      }
    }
    return [
      outcome(() => {
        document.createElement('div').innerHTML = '<b>text</b>'
      }),
      outcome(() => {
        document.createElement('script').src = '/assets/any.js'
      }),
      outcome(() => {
        document.createElement('script').text = 'alert(1)'
      }),
      await navigator.serviceWorker.register('/assets/any.js').catch(({ name }) => name),
    ]
  })
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})
