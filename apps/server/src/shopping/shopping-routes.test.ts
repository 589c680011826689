import { limits } from '@brightplate/contract/limits'
import type { ShoppingMark } from '@brightplate/contract/plans/shopping-mark'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shoppingMarks } from '../db/tables/household/plans/shopping-marks.ts'
import { forgetDeletedPlans } from '../plans/forget-deleted-plans.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { memberOf } from '../testing/families/member-of.ts'
import { type ParentWithPlan, parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let url = ''

beforeAll(async () => {
  testApp = await startTestApp()
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

/** The test's clock stands at nine of 2026-11-20. */
const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`

const mark = (changes: Partial<ShoppingMark> = {}): ShoppingMark => ({
  line: 'apple',
  state: 'in_cart',
  lasting: false,
  changed_at: at(0),
  ...changes,
})

const change = (
  { token, params }: Pick<ParentWithPlan, 'token' | 'params'>,
  ...marks: ShoppingMark[]
) => testApp.call('changeShoppingMarks', { token, params, body: { marks } })
const list = async ({ token, params }: ParentWithPlan) =>
  (await testApp.call('listShoppingMarks', { token, params })).body

describe('the marks of a shopping list', () => {
  it('are kept for the household, one of a line', async () => {
    const parent = await parentWithPlan(testApp)
    expect(await list(parent)).toEqual([])
    const ticked = await change(parent, mark(), mark({ line: 'egg', changed_at: at(1) }))
    expect(ticked.status).toBe(200)
    expect(ticked.body).toEqual([mark(), mark({ line: 'egg', changed_at: at(1) })])
    const have = mark({ state: 'at_home', changed_at: at(2) })
    await change(parent, have)
    expect(await list(parent)).toEqual([mark({ line: 'egg', changed_at: at(1) }), have])
  })

  it('are those that were made last, whenever they arrive', async () => {
    const parent = await parentWithPlan(testApp)
    const later = mark({ state: 'open', changed_at: at(5) })
    await change(parent, later)
    expect((await change(parent, mark({ changed_at: at(3) }))).body).toEqual([later])
    // A queue of a device that was offline holds what was changed twice.
    const queue = [
      mark({ changed_at: at(8) }),
      mark({ state: 'at_home', changed_at: at(9) }),
      mark({ state: 'open', changed_at: at(7) }),
    ]
    expect((await change(parent, ...queue)).body).toEqual([queue[1]])
  })

  it('of a device whose clock runs ahead are of now, so that another device can change them', async () => {
    const parent = await parentWithPlan(testApp)
    const { body } = await change(parent, mark({ changed_at: '2036-01-01T00:00:00.000Z' }))
    const [kept] = body
    expect(kept?.changed_at.startsWith('2026-11-20')).toBe(true)
    const again = mark({ state: 'open', changed_at: kept?.changed_at ?? '' })
    expect((await change(parent, again)).body).toEqual([again])
  })

  it('hold lines of one’s own, and what a home has for every plan', async () => {
    const parent = await parentWithPlan(testApp)
    const own = mark({ line: 'own/1', state: 'open', text: 'Dish soap' })
    const salt = mark({ line: 'salt', state: 'at_home', lasting: true, changed_at: at(1) })
    await change(parent, own, salt)
    const { body: second } = await testApp.call('generatePlan', {
      token: parent.token,
      body: { child_id: parent.child.id, duration_days: 7 },
    })
    expect(await list({ ...parent, params: { id: second.id } })).toEqual([salt])
    expect(await list(parent)).toEqual([own, salt])
  })

  it('of what is at home are the household’s alone, and taken back for every plan', async () => {
    const parent = await parentWithPlan(testApp)
    const other = await parentWithPlan(testApp)
    const { body: second } = await testApp.call('generatePlan', {
      token: parent.token,
      body: { child_id: parent.child.id, duration_days: 7 },
    })
    const soap = mark({ line: 'own/1', state: 'at_home', lasting: true, text: 'Dish soap' })
    const egg = mark({ line: 'egg', state: 'at_home', lasting: true })
    await change(parent, soap, egg)
    expect(await list(other)).toEqual([])
    const back = mark({ line: 'egg', state: 'open', lasting: true, changed_at: at(2) })
    const next = { ...parent, params: { id: second.id } }
    expect((await change(next, back)).body).toEqual([soap, back])
    expect(await list(parent)).toEqual([soap, back])
  })

  it.each([
    ['no mark', []],
    ['a line that is none', [mark({ line: '' })]],
    ['a state that is none', [{ ...mark(), state: 'eaten' }]],
    ['a time that is none', [mark({ changed_at: 'yesterday' })]],
    ['words without end', [mark({ text: 'x'.repeat(limits.shoppingTextMaxLength + 1) })]],
    [
      'more than a queue holds',
      Array.from({ length: limits.shoppingMarksAtOnce + 1 }, (_, n) => mark({ line: `own/${n}` })),
    ],
  ])('are refused for %s', async (_, marks) => {
    const parent = await parentWithPlan(testApp)
    const { status, error } = await testApp.call('changeShoppingMarks', {
      token: parent.token,
      params: parent.params,
      // Whatever a client may send.
      body: { marks } as never,
    })
    expect([status, error.code]).toEqual([422, 'invalid_input'])
    expect(await list(parent)).toEqual([])
  })

  it('are no more than a list can hold', async () => {
    const parent = await parentWithPlan(testApp)
    const lines = Array.from({ length: limits.shoppingMarksPerPlan }, (_, n) =>
      mark({ line: `own/${n}` }),
    )
    for (let from = 0; from < lines.length; from += limits.shoppingMarksAtOnce) {
      const { status } = await change(
        parent,
        ...lines.slice(from, from + limits.shoppingMarksAtOnce),
      )
      expect(status).toBe(200)
    }
    const { status } = await change(parent, mark({ line: 'own/one more' }))
    expect(status).toBe(422)
    expect(await list(parent)).toHaveLength(limits.shoppingMarksPerPlan)
  })

  it('are nobody else’s, and need a session', async () => {
    const { params } = await parentWithPlan(testApp)
    const { token } = await registerParent(testApp)
    const statuses = async (by: { token?: string }) => [
      (await testApp.call('listShoppingMarks', { ...by, params })).status,
      (await testApp.call('changeShoppingMarks', { ...by, params, body: { marks: [mark()] } }))
        .status,
      (await testApp.call('followShoppingMarks', { ...by, params })).status,
    ]
    expect(await statuses({ token })).toEqual([404, 404, 404])
    expect(await statuses({})).toEqual([401, 401, 401])
    const none = await testApp.call('listShoppingMarks', { token, params: { id: 'none' } })
    expect(none.status).toBe(404)
  })

  it('are sealed, exported, and gone with their plan and with the account', async () => {
    const parent = await parentWithPlan(testApp)
    const own = mark({ line: 'own/1', text: 'Zebulon’s soap' })
    const salt = mark({ line: 'salt', state: 'at_home', lasting: true, changed_at: at(1) })
    await change(parent, own, salt)
    const { householdId } = await memberOf(testApp, parent.user.id)
    const rows = () =>
      testApp.services.db
        .select()
        .from(shoppingMarks)
        .where(eq(shoppingMarks.householdId, householdId))
    expect(JSON.stringify((await rows()).map((row) => row.mark.toString('latin1')))).not.toContain(
      'Zebulon',
    )
    const exported = await exportOf(testApp, parent)
    expect(exported.body.shopping_marks).toEqual([
      { ...own, plan_id: parent.params.id },
      { ...salt, plan_id: null },
    ])
    await testApp.call('deletePlan', { token: parent.token, params: parent.params })
    const longAfter = new Date(testApp.now().getTime() + 2 * limits.deletedPlanSeconds * 1000)
    await forgetDeletedPlans(testApp.database.db, longAfter)
    expect(await rows()).toHaveLength(1)
    const erased = await testApp.call('eraseAccount', {
      token: parent.token,
      body: { current_password: 'correct horse' },
    })
    expect(erased.status).toBe(204)
    expect(await rows()).toEqual([])
  })
})

describe('the stream of a shopping list', () => {
  const follow = ({ token, params }: ParentWithPlan, signal: AbortSignal) =>
    fetch(`${url}/api/meal-plans/${params.id}/shopping-marks/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    })

  it('tells another device of each change, with all marks', async () => {
    const parent = await parentWithPlan(testApp)
    await change(parent, mark())
    const connection = new AbortController()
    const response = await follow(parent, connection.signal)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let said = ''
    const until = async (words: string) => {
      while (!said.includes(words)) {
        const next = await reader?.read()
        if (!next || next.done) throw new Error(`The stream ended after ${said}`)
        said += next.value
      }
    }
    await until(`data: ${JSON.stringify([mark()])}\n\n`)
    expect(said.startsWith('retry: 1000\n\nevent: marks\n')).toBe(true)
    const started = Date.now()
    await change(parent, mark({ state: 'open', changed_at: at(4) }))
    await until('"state":"open"')
    // Not at the next heartbeat.
    expect(Date.now() - started).toBeLessThan(10_000)
    connection.abort()
  })
})
