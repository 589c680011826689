import type { ChildBody } from '@brightplate/contract/child/child'
import type { TestApp } from '../test-app.ts'
import { buildChild } from './build-child.ts'
import { registerParent } from './register-parent.ts'

interface Made {
  child?: Partial<ChildBody>
  days?: 7 | 14 | undefined
  startDate?: string
}

/** A new account with a child and its plan; `params` name the plan. */
export async function parentWithPlan(
  testApp: TestApp,
  { child: changes, days = 7, startDate }: Made = {},
) {
  const { token, user } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild(changes) })
  const { body: plan } = await testApp.call('generatePlan', {
    token,
    body: {
      child_id: child.id,
      duration_days: days,
      ...(startDate === undefined ? {} : { start_date: startDate }),
    },
  })
  if (!('plan_data' in plan)) throw new Error('No plan')
  return { token, user, child, plan, params: { id: plan.id } }
}

export type ParentWithPlan = Awaited<ReturnType<typeof parentWithPlan>>
