import { expect, type Page } from '@playwright/test'
import { expectNoSideScroll } from './expect-no-side-scroll.ts'
import { addChild, makePlan, registerParent, signIn } from './family.ts'
import { test } from './serve.ts'

const publicPaths = [
  '/',
  '/about',
  '/how-it-works',
  '/faqs',
  '/contact',
  '/privacy',
  '/not-there',
  '/reset?token=x',
  '/lock?token=x',
  '/verify?token=x',
]

test.use({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' })

/** Opens the page, and all that is folded away in it. */
async function openAll(page: Page, url: string) {
  await page.goto(url)
  // Not until the network is idle: on the list it was seen not to come to rest.
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test('no public page scrolls sideways on 320 pixels with text at twice its size', async ({
  page,
  service,
}) => {
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await openAll(page, `${service.url}${path}`)
      await doubleText(page)
      await expectNoSideScroll(page)
    })
  }
})

test('no page of a child with a name of 60 letters scrolls sideways on 320 pixels, nor with text at twice its size', async ({
  page,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { name: 'Wolfeschlegel'.repeat(5).slice(0, 60) })
  const plan = await makePlan(call, child.id)
  await signIn(page, service.url, session)
  const form = `/children/${child.id}`
  const shown = `/meal-plan/${plan.id}`
  for (const path of [
    '/dashboard',
    '/children/new',
    form,
    ...['allergies', 'foods', 'not-eaten', 'wishes', 'home'].map((step) => `${form}?step=${step}`),
    `${form}/progress`,
    `/meal-plan/generate?child=${child.id}`,
    shown,
    `${shown}?tab=list`,
    `${shown}/print`,
    `${shown}/menu`,
    `${shown}/cook/1/dinner`,
    '/subscription',
    '/subscription/success',
    '/account',
  ]) {
    await test.step(path, async () => {
      await openAll(page, `${service.url}${path}`)
      await expectNoSideScroll(page)
      await doubleText(page)
      await expectNoSideScroll(page)
    })
  }
})
