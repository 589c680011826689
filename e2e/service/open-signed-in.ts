import type { Page } from '@playwright/test'
import { registerParent, signIn } from './family.ts'
import type { Service } from './serve.ts'

/** Registers a parent and opens the path as they see it. */
export async function openSignedIn(page: Page, service: Service, path: string) {
  const { session, call } = await registerParent(service.url)
  await signIn(page, service.url, session)
  await page.goto(`${service.url}${path}`)
  return { call, ...session.user, password: 'correct horse' }
}
