import type { Page } from '@playwright/test'
import { registerParent, signIn } from './family.ts'

/** A parent of their own, signed in; no page of the app is open yet. */
export async function signInParent(page: Page, url: string) {
  const { session, call } = await registerParent(url)
  await signIn(page, url, session)
  return { session, call, ...session.user, password: 'correct horse' }
}
