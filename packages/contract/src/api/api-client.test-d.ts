// Nothing here runs: the check of types is the test.
import { describe, expectTypeOf, it } from 'vitest'
import type { Session } from '../account/auth.ts'
import type { Child, ChildBody } from '../child/child.ts'
import type { MealPlan, PlanJob } from '../plans/meal-plan.ts'
import type { ApiCall, CallInput, CallOutput } from './api-client.ts'

declare const api: ApiCall

describe('the types of the client', () => {
  it('ask for what stands in the address', () => {
    expectTypeOf<CallInput<'readChild'>['params']>().toEqualTypeOf<{ id: string }>()
    // @ts-expect-error a child is read by its id
    void api('readChild', {})
    // @ts-expect-error an id is text
    void api('readChild', { params: { id: 7 } })
  })

  it('ask for a body where there is one, and for no other', () => {
    expectTypeOf<CallInput<'createChild'>['body']>().toEqualTypeOf<ChildBody>()
    expectTypeOf<CallInput<'listChildren'>>().not.toHaveProperty('body')
    // @ts-expect-error a login needs its password
    void api('login', { body: { email: 'a@example.com' } })
    // @ts-expect-error a plan is of 7 or 14 days
    void api('generatePlan', { body: { child_id: 'a', duration_days: 8 } })
  })

  it('leave query and headers to choice, and a call can always be given up', () => {
    void api('listPlans', {})
    void api('listPlans', { query: { view: 'summary' }, signal: AbortSignal.abort() })
    // @ts-expect-error there is one other view
    void api('listPlans', { query: { view: 'short' } })
    expectTypeOf<CallInput<'generatePlan'>>().toMatchTypeOf<{
      headers?: { 'idempotency-key'?: string | undefined }
    }>()
  })

  it('answer with what the contract says of success, and with no refusal', () => {
    expectTypeOf<CallOutput<'login'>>().toEqualTypeOf<Session>()
    expectTypeOf<CallOutput<'listChildren'>>().toEqualTypeOf<Child[]>()
    expectTypeOf<CallOutput<'deleteChild'>>().toEqualTypeOf<null>()
    expectTypeOf(api('readPlan', { params: { id: 'a' } })).resolves.toEqualTypeOf<MealPlan>()
  })

  it('answer with each of several successes, to be told apart', () => {
    expectTypeOf<CallOutput<'generatePlan'>>().toEqualTypeOf<MealPlan | PlanJob>()
  })

  it('know no call that the contract has not', () => {
    // @ts-expect-error there is no such endpoint
    void api('readEverything', {})
  })
})
