import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from './expect-accessible-in-both.ts'
import { expectNoSideScroll } from './expect-no-side-scroll.ts'

const widths = [320, 390, 768, 1280]

/** What is open fits every width, and axe finds nothing in it, in light and dark. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideScroll(page)
  }
  await expectAccessibleInBoth(page)
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
