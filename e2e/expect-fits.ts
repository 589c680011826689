import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSideScroll } from './expect-no-side-scroll.ts'

const widths = [320, 390, 768, 1280]

/** What is open fits every width, and axe finds nothing in it, in light and dark. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSideScroll(page)
    }
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
