import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@brightplate/contract/api/api-client'
import { clientOf } from '../apps/server/src/testing/client-of.ts'
import { buildChild } from '../apps/server/src/testing/families/build-child.ts'

export interface Family {
  token: string
  email: string
  password: string
  call: ApiCall
  childId: string
}

const password = 'violet otter lantern 42'

/** A new account with one child, whose name may be told from any other. */
export async function newFamily(url: string, childName = 'Robin'): Promise<Family> {
  const email = `attack.${randomUUID()}@mail.example.net`
  const body = { name: 'Kim', email, password }
  const { token } = await clientOf(url)('register', { body })
  const call = clientOf(url, token)
  const child = await call('createChild', { body: buildChild({ name: childName }) })
  return { token, email, password, call, childId: child.id }
}

/** Makes a plan of the family's child and answers with its id. */
export async function makePlan({
  call,
  childId,
}: Pick<Family, 'call' | 'childId'>): Promise<string> {
  const plan = await call('generatePlan', { body: { child_id: childId, duration_days: 7 } })
  return plan.id
}
