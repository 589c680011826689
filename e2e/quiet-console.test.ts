import { expect, type Page } from '@playwright/test'
import { openWhole, publicPaths, signedInPaths } from './every-page.ts'
import { startFamily } from './family.ts'
import { test } from './serve.ts'

test.use({ serviceWorkers: 'block' })

/** Every error that the console tells or the page throws, with the address at which it did. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  const path = () => new URL(page.url()).pathname
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${path()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${path()}: ${error.message}`))
  return errors
}

const notThere =
  '/not-there: Failed to load resource: the server responded with a status of 404 (Not Found)'

test('no page that is opened by its address tells of an error, whether signed in or not', async ({
  page,
  service,
}) => {
  const { child, plan, session } = await startFamily(page, service.url)
  const errors = errorsOf(page)
  const paths = signedInPaths(child.id, plan.id)
  for (const path of paths) await openWhole(page, `${service.url}${path}`)
  expect(errors).toEqual([])
  for (const path of publicPaths) {
    // Some pages of letters end the session.
    await page.evaluate(
      (text) => localStorage.setItem('brightplate.session', text),
      JSON.stringify(session),
    )
    await openWhole(page, `${service.url}${path}`)
  }
  expect(errors).toEqual([notThere])
  errors.length = 0
  await page.evaluate(() => localStorage.clear())
  for (const path of [...publicPaths, ...paths]) await openWhole(page, `${service.url}${path}`)
  expect(errors).toEqual([notThere])
})
