import { spawnSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../looks/expect-accessible-in-both.ts'
import { expectNoSideScroll } from '../looks/expect-no-side-scroll.ts'
import { openWhole, publicPaths, signedInPaths } from '../page/every-page.ts'
import { addChild, makePlan, newEmail, registerParent, signIn } from '../service/family.ts'
import { test } from '../service/serve.ts'

test.use({
  ownSettings: { BUILD_LANGUAGE: 'en-XA' },
  viewport: { width: 320, height: 640 },
  serviceWorkers: 'block',
})

/** One build, one service. */
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  const { status } = spawnSync(process.execPath, ['scripts/build-web.mjs'], {
    env: { ...process.env, BUILD_LANGUAGE: 'en-XA' },
  })
  expect(status).toBe(0)
})

/** What every message of the pseudo-language has: "[Šávé ~~]", also where a link or a name cuts it in pieces. */
const pseudo = /[áéíöüçñšýžÁÉÍÖÜÇÑŠÝŽ[\]~]/u

/** Names, languages in their own words, what the parent of this family typed, and where a letter goes. */
const asTheyAre = new Set([
  'Brightplate',
  'English',
  'English (UK)',
  'Español',
  'Facebook',
  'Instagram',
  'Pinterest',
  'YouTube',
  'Robin',
  'milk',
  'peanuts',
  'milk, peanuts',
  'better sleep',
  'crunchy foods',
  'support@brightplate.example',
  '100 Example Street',
  'Springfield, IL 62701',
  'USA',
])

/** What is seen that no message holds. */
async function plainTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (all.nextNode()) {
      const { parentElement: parent, textContent } = all.currentNode
      if (parent && !parent.closest('script, style, noscript'))
        found.push((textContent ?? '').trim())
    }
    return found
  })
  return texts.filter(
    (text) => /[a-z]{3}/i.test(text) && !pseudo.test(text) && !asTheyAre.has(text),
  )
}

/** Dishes, nutrients, papers and days are in English beside it. */
const holdsMeals = /\/meal-plan\/|\/dashboard$|\/(?:clinic|progress|school|share)$/

/** The form, plan, list, cooking and the account. */
const ofMainJourneys =
  /\/new$|\?step=|\/meal-plan\/(?!generate|.*\/(?:print|menu|household))|\/account$/

/** Axe finds nothing in it in light and dark, and at twice the size it does not scroll sideways. */
async function expectFitsLarge(page: Page): Promise<void> {
  await expectAccessibleInBoth(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSideScroll(page)
}

test('a parent registers, which fits on 320 pixels and at twice the size', async ({
  page,
  service,
}) => {
  const email = newEmail()
  await openWhole(page, service.url)
  await page.locator('main button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[type="email"]')).toBeEditable()
  await expectFitsLarge(page)
  await dialog.getByRole('textbox').nth(0).fill('Ann')
  await dialog.locator('input[type="email"]').fill(email)
  await dialog.locator('input[type="password"]').fill('correct horse')
  await dialog.locator('button[type="submit"]').click()
  await page.waitForURL(/\/(?:dashboard|children\/new)/)
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('h1')).toBeAttached()
  const plain = async () =>
    (await plainTexts(page)).filter((text) => text !== 'Ann' && text !== email)
  await expect.poll(plain).toEqual([])
  await expectFitsLarge(page)
})

test('no page says anything of ours in plain English, and none scrolls sideways on 320 pixels, where all is a third longer', async ({
  page,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call)
  const plan = await makePlan(call, child.id)
  await signIn(page, service.url, session)
  const own = [session.user.name, session.user.email]
  const ours = async () => (await plainTexts(page)).filter((text) => !own.includes(text))
  for (const path of signedInPaths(child.id, plan.id)) {
    await test.step(path, async () => {
      await openWhole(page, `${service.url}${path}`)
      await expectNoSideScroll(page)
      if (!holdsMeals.test(path)) expect(await ours()).toEqual([])
      if (ofMainJourneys.test(path)) await expectFitsLarge(page)
    })
  }
  await page.evaluate(() => localStorage.clear())
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await openWhole(page, `${service.url}${path}`)
      await expectNoSideScroll(page)
      expect(await plainTexts(page)).toEqual([])
    })
  }
})
