import type { Page } from '@playwright/test'

/** Lets the page take in what happened; its own clock may stand still. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/healthz').then((it) => it.text()))
}
