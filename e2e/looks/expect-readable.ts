import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from './expect-accessible-in-both.ts'
import { expectNoSideScroll } from './expect-no-side-scroll.ts'

const narrow = { width: 320, height: 640 }

/** axe finds nothing in light and dark, and 320 px are wide enough to read without scrolling sideways. */
export async function expectReadable(page: Page): Promise<void> {
  const size = page.viewportSize()
  await expectAccessibleInBoth(page)
  await page.setViewportSize(narrow)
  await expectNoSideScroll(page)
  if (size) await page.setViewportSize(size)
}
