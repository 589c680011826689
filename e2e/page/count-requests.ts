import type { Page } from '@playwright/test'

/** Counts what the page asks for at such addresses, from now on. */
export function countRequests(page: Page, address: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (address.test(request.url())) count += 1
  })
  return () => count
}
