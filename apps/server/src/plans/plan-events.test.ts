import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let url = ''

beforeAll(async () => {
  testApp = await startTestApp()
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

describe('the stream of a plan', () => {
  it('tells the revision, and each that follows, until the plan is gone', async () => {
    const { token, plan, params } = await parentWithPlan(testApp)
    const response = await fetch(`${url}/api/meal-plans/${plan.id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let said = ''
    const readOn = async (isRead: () => boolean) => {
      while (!isRead()) {
        const next = await reader?.read()
        if (!next || next.done) return
        said += next.value
      }
    }
    await readOn(() => said.includes('event: plan\ndata: {"revision":1}\n\n'))
    const place = { day: 2, slot: 'dinner' as const }
    const { body: others } = await testApp.call('listAlternatives', { token, params, body: place })
    const recipe_id = others[0]?.recipe_id ?? ''
    const body = { ...place, recipe_id, revision: 1 }
    expect((await testApp.call('swapMeal', { token, params, body })).status).toBe(200)
    await readOn(() => said.includes('"revision":2'))
    expect(said.match(/data: .*/g)).toEqual(['data: {"revision":1}', 'data: {"revision":2}'])
    await testApp.call('deletePlan', { token, params })
    await readOn(() => false)
    expect(said.match(/data: .*/g)).toHaveLength(2)
  })

  it('is nobody else’s, and needs a session', async () => {
    const { params } = await parentWithPlan(testApp)
    const { token } = await registerParent(testApp)
    expect((await testApp.call('followPlan', { token, params })).status).toBe(404)
    expect((await testApp.call('followPlan', { params })).status).toBe(401)
  })
})
