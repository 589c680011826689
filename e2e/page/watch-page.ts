import type { Page } from '@playwright/test'

/** Collects what the content security policy blocks, text that was to become code, and what the page throws. */
export function watchPage(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|requires 'Trusted/i.test(message.text()))
      problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return problems
}
