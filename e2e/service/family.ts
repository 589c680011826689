import { randomUUID } from 'node:crypto'
import type { Session } from '@brightplate/contract/account/auth'
import type { ApiCall } from '@brightplate/contract/api/api-client'
import type { Child, ChildBody } from '@brightplate/contract/child/child'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import type { Page } from '@playwright/test'
import { clientOf } from '../../apps/server/src/testing/client-of.ts'
import { buildChild } from '../../apps/server/src/testing/families/build-child.ts'

interface Parent {
  session: Session
  call: ApiCall
}

/** The plain date of today where the browser of the journeys is. */
export const todayInBrowser = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())

/** An address that no other account of the shared service has. */
export const newEmail = (): string => `kim-${randomUUID()}@example.com`

/** An account of its own, made by the API. */
export async function registerParent(url: string): Promise<Parent> {
  const body = { name: 'Kim', email: newEmail(), password: 'correct horse' }
  const session = await clientOf(url)('register', { body })
  return { session, call: clientOf(url, session.token) }
}

export const addChild = (call: ApiCall, changes: Partial<ChildBody> = {}): Promise<Child> =>
  call('createChild', { body: buildChild(changes) })

export async function makePlan(
  call: ApiCall,
  child_id: string,
  duration_days: 7 | 14 = 7,
  start_date = todayInBrowser(),
): Promise<MealPlan> {
  const plan = await call('generatePlan', { body: { child_id, duration_days, start_date } })
  if (!('plan_data' in plan)) throw new Error('The plan was not made at once')
  return plan
}

/** Puts the session where the app looks for it, as a login would. */
export async function signIn(page: Page, url: string, session: Session): Promise<void> {
  // No page of the app: most journeys come here, and each page that is loaded costs a second.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(
    (text) => localStorage.setItem('brightplate.session', text),
    JSON.stringify(session),
  )
}

/** A parent with a child and a plan from today on, signed in on the page. */
export async function startFamily(page: Page, url: string, durationDays: 7 | 14 = 7) {
  const { session, call } = await registerParent(url)
  const child = await addChild(call)
  const plan = await makePlan(call, child.id, durationDays)
  await signIn(page, url, session)
  return { session, call, child, plan, planUrl: `${url}/meal-plan/${plan.id}` }
}
