import type { Page } from '@playwright/test'
import { addChild, makePlan, registerParent, signIn } from './family.ts'

/** A parent whose account is in Spanish, with a child and a plan from today on, signed in on the page. */
export async function startFamilyInSpanish(page: Page, url: string) {
  const { session, call } = await registerParent(url)
  await call('changeAccount', { body: { language: 'es-US' } })
  const child = await addChild(call)
  const plan = await makePlan(call, child.id)
  await signIn(page, url, { ...session, user: { ...session.user, language: 'es-US' } })
  return { call, child, plan, planUrl: `${url}/meal-plan/${plan.id}` }
}
