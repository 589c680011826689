import type { Page } from '@playwright/test'
import type { Service } from './serve.ts'
import { signInParent } from './sign-in-parent.ts'

/** Registers a parent and opens the path as they see it. */
export async function openSignedIn(page: Page, service: Service, path: string) {
  const parent = await signInParent(page, service.url)
  await page.goto(`${service.url}${path}`)
  return parent
}
