import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { subscribe } from '../testing/families/subscribe.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function family() {
  const { token, user } = await registerParent(testApp)
  await subscribe(testApp, user.id, 'yearly')
  const child = async (changes: object) =>
    (await testApp.call('createChild', { token, body: buildChild(changes) })).body
  const plan = async (child_id: string, start_date = '2026-11-23') => {
    testApp.advance(1000)
    const body = { child_id, duration_days: 7 as const, start_date }
    const made = (await testApp.call('generatePlan', { token, body })).body
    if (!('plan_data' in made)) throw new Error('No plan')
    return made
  }
  const list = (id: string) => testApp.call('readHouseholdList', { token, params: { id } })
  return { token, child, plan, list }
}

describe('one list of a household', () => {
  it('holds what the plans of its children need on the same days, from whichever it is asked', async () => {
    const { child, plan, list } = await family()
    const leo = await plan((await child({ name: 'Leo' })).id)
    const mia = await plan((await child({ name: 'Mia', allergies: [] })).id)
    const { status, body } = await list(leo.id)
    expect(status).toBe(200)
    expect(body.plans.map(({ child_name }) => child_name)).toEqual(['Leo', 'Mia'])
    expect((await list(mia.id)).body).toEqual(body)
    const foods = new Set(body.shopping_items.map(({ food_id }) => food_id))
    for (const { plan_data } of [leo, mia]) {
      for (const item of plan_data.shopping_items ?? []) expect(foods).toContain(item.food_id)
    }
    expect(new Set(body.shopping_items.map(({ line }) => line)).size).toBe(
      body.shopping_items.length,
    )
    const usd = (leo.plan_data.cost?.usd ?? 0) + (mia.plan_data.cost?.usd ?? 0)
    expect(body.cost?.usd).toBeCloseTo(usd, 2)
  })

  it('takes the newest plan of each child, and none of other days', async () => {
    const { child, plan, list } = await family()
    const mia = (await child({ name: 'Mia' })).id
    const leo = await plan((await child({ name: 'Leo' })).id)
    await plan(mia, '2026-12-10')
    const none = await list(leo.id)
    expect(none.body.plans.map(({ id }) => id)).toEqual([leo.id])
    await plan(mia)
    const newest = await plan(mia, '2026-11-25')
    expect((await list(leo.id)).body.plans.map(({ id }) => id)).toEqual([leo.id, newest.id])
  })

  it('holds nothing of dishes that no longer fit', async () => {
    const { token, child, plan, list } = await family()
    const own = await child({ name: 'Leo', allergies: [] })
    const leo = await plan(own.id)
    const before = (await list(leo.id)).body
    await testApp.call('changeChild', {
      token,
      params: { id: own.id },
      body: buildChild({ name: 'Leo', allergies: ['wheat'] }),
    })
    const { body } = await list(leo.id)
    expect(body.left_out).toBeGreaterThan(0)
    expect(body.cost?.usd ?? 0).toBeLessThan(before.cost?.usd ?? 0)
  })

  it('is told to nobody without a token, of no plan of another household, and of no child that was deleted', async () => {
    const { token, child, plan, list } = await family()
    const own = await child({ name: 'Leo' })
    const leo = await plan(own.id)
    const params = { id: leo.id }
    expect((await testApp.call('readHouseholdList', { params })).status).toBe(401)
    const other = await family()
    expect((await other.list(leo.id)).status).toBe(404)
    expect((await list('no-id')).status).toBe(404)
    await testApp.call('deleteChild', { token, params: { id: own.id } })
    expect((await list(leo.id)).status).toBe(404)
  })
})
