import { expect, type Page } from '@playwright/test'
import { openWhole, publicPaths, signedInPaths } from '../page/every-page.ts'
import { addChild, makePlan, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'
import { expectNoSideScroll } from './expect-no-side-scroll.ts'
import { expectWholeWords } from './expect-whole-words.ts'

const narrow = { width: 320, height: 640 }
const wide = { width: 1280, height: 720 }

test.use({ viewport: narrow, serviceWorkers: 'block' })

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

/** With text at twice its size, and then on a desk, so that what is drawn there alone has been drawn. */
async function expectRoomForWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSideScroll(page)
  await expectWholeWords(page)
  await page.setViewportSize(wide)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.setViewportSize(narrow)
}

const familyOfLongName = async (page: Page, url: string) => {
  const { session, call } = await registerParent(url)
  const child = await addChild(call, { name: 'Wolfeschlegel'.repeat(5).slice(0, 60) })
  const plan = await makePlan(call, child.id)
  await signIn(page, url, session)
  return { session, paths: signedInPaths(child.id, plan.id) }
}

test('no public page tells of an error or scrolls sideways on 320 pixels, nor with text at twice its size, which breaks no word; every other sends a visitor to the landing page §2.3-9 §2.12 §6.1', async ({
  page,
  service,
}) => {
  const { paths } = await familyOfLongName(page, service.url)
  await page.evaluate(() => localStorage.clear())
  const errors = errorsOf(page)
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await openWhole(page, `${service.url}${path}`)
      await expectNoSideScroll(page)
      await expectRoomForWords(page)
    })
  }
  await page.setViewportSize(wide)
  for (const path of [...paths, '/subscription/success?session_id=1']) {
    await test.step(path, async () => {
      await openWhole(page, `${service.url}${path}`)
      await expect(page).toHaveURL(`${service.url}/`)
      await expect(page.getByRole('button', { name: 'Get Started' }).first()).toBeVisible()
    })
  }
  expect(errors).toEqual([notThere])
})

test('no page of a child with a name of 60 letters tells of an error or scrolls sideways on 320 pixels, nor with text at twice its size, which breaks no other word', async ({
  page,
  service,
}) => {
  const { session, paths } = await familyOfLongName(page, service.url)
  const errors = errorsOf(page)
  for (const path of paths) {
    await test.step(path, async () => {
      await openWhole(page, `${service.url}${path}`)
      await expectNoSideScroll(page)
      await expectRoomForWords(page)
    })
  }
  expect(errors).toEqual([])
  await page.setViewportSize(wide)
  for (const path of publicPaths) {
    // Some pages of letters end the session.
    await page.evaluate(
      (text) => localStorage.setItem('brightplate.session', text),
      JSON.stringify(session),
    )
    await openWhole(page, `${service.url}${path}`)
  }
  expect(errors).toEqual([notThere])
})
