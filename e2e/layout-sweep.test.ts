import type { Page } from '@playwright/test'
import { openWhole, publicPaths, signedInPaths } from './every-page.ts'
import { expectNoSideScroll } from './expect-no-side-scroll.ts'
import { expectWholeWords } from './expect-whole-words.ts'
import { addChild, makePlan, registerParent, signIn } from './family.ts'
import { test } from './serve.ts'

test.use({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' })

const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test('no public page scrolls sideways or breaks a word on 320 pixels with text at twice its size', async ({
  page,
  service,
}) => {
  for (const path of publicPaths) {
    await test.step(path, async () => {
      await openWhole(page, `${service.url}${path}`)
      await doubleText(page)
      await expectNoSideScroll(page)
      await expectWholeWords(page)
    })
  }
})

test('no page of a child with a name of 60 letters scrolls sideways on 320 pixels, nor with text at twice its size, which breaks no other word', async ({
  page,
  service,
}) => {
  const { session, call } = await registerParent(service.url)
  const child = await addChild(call, { name: 'Wolfeschlegel'.repeat(5).slice(0, 60) })
  const plan = await makePlan(call, child.id)
  await signIn(page, service.url, session)
  for (const path of signedInPaths(child.id, plan.id)) {
    await test.step(path, async () => {
      await openWhole(page, `${service.url}${path}`)
      await expectNoSideScroll(page)
      await doubleText(page)
      await expectNoSideScroll(page)
      await expectWholeWords(page)
    })
  }
})
