import { expectNoSideScroll } from './expect-no-side-scroll.ts'
import { test } from './serve.ts'

const paths = [
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

test.use({ viewport: { width: 320, height: 640 } })

test('no public page scrolls sideways on 320 pixels with text at twice its size', async ({
  page,
  service,
}) => {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(`${service.url}${path}`)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSideScroll(page)
    })
  }
})
