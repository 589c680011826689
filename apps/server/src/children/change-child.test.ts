import { plainDateOf } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function parentWithChild(changes = {}) {
  const { token } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild(changes) })
  const params = { id: child.id }
  const read = async () => (await testApp.call('readChild', { token, params })).body
  const change = (fields: object) =>
    testApp.call('changeChild', { token, params, body: { ...buildChild(changes), ...fields } })
  return { token, child, params, read, change }
}

describe('a change of a child that says which profile it was made from', () => {
  it('is written where nobody changed the profile since, and answers with the next revision', async () => {
    const { child, change, read } = await parentWithChild()
    const first = await change({ age: 8, revision: child.revision })
    expect(first.status).toBe(200)
    expect(first.body.revision).not.toBe(child.revision)
    const second = await change({ age: 9, revision: first.body.revision })
    expect([second.status, (await read()).age]).toEqual([200, 9])
  })

  it('never erases an allergy that was added since: it is refused with the profile of now, and writes nothing', async () => {
    const { child, change, read } = await parentWithChild({ allergies: ['milk'] })
    await change({ allergies: ['milk', 'egg'] })
    const stored = await read()
    const stale = await change({ allergies: ['milk'], name: 'Bo', revision: child.revision })
    expect([stale.status, stale.error.code]).toEqual([409, 'profile_changed'])
    expect(stale.error.differs).toEqual(['allergies', 'name'])
    expect(stale.error.stored).toEqual(stored)
    expect(await read()).toEqual(stored)
    const again = await change({
      allergies: ['milk', 'egg'],
      name: 'Bo',
      revision: stored.revision,
    })
    expect([again.status, again.body.allergies]).toEqual([200, ['milk', 'egg']])
  })

  it('is no conflict where it says what is stored already, as when its answer was lost', async () => {
    const { child, change } = await parentWithChild()
    const fields = { allergies: ['egg'], revision: child.revision }
    expect([(await change(fields)).status, (await change(fields)).status]).toEqual([200, 200])
  })

  it('is written once of two at the same time', async () => {
    const { child, change, read } = await parentWithChild()
    const { revision } = child
    const answers = await Promise.all(
      ['egg', 'soy', 'fish'].map((allergy) => change({ allergies: [allergy], revision })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const written = answers.find(({ status }) => status === 200)
    expect((await read()).allergies).toEqual(written?.body.allergies)
  })

  it('goes on after what has calls of its own: dishes, care words and the eating log', async () => {
    const { token, params, child, read, change } = await parentWithChild()
    const body = {
      in_a_reaction: 'Call me.',
      how_to_offer: '',
      what_calms: '',
      who_to_call: [],
    }
    expect((await testApp.call('changeCareWords', { token, params, body })).status).toBe(200)
    const log = { asks: 'meals' as const, today: plainDateOf(testApp.now()) }
    expect((await testApp.call('changeEatingLog', { token, params, body: log })).status).toBe(200)
    expect((await read()).revision).toBe(child.revision)
    expect((await change({ age: 8, revision: child.revision })).status).toBe(200)
  })

  it('is refused with a revision that was never one, another child’s, or none of text', async () => {
    const { change, read } = await parentWithChild()
    const { child: other } = await parentWithChild({ allergies: ['fish'] })
    for (const revision of ['', 'nothing', other.revision]) {
      expect((await change({ age: 8, revision })).status).toBe(409)
    }
    for (const revision of [7, null, {}, 'x'.repeat(101)]) {
      expect((await change({ age: 8, revision })).status).toBe(422)
    }
    expect((await read()).age).toBe(7)
  })

  it('tells nothing of the profile to another family, or without a session', async () => {
    const { child, params } = await parentWithChild()
    const { token } = await registerParent(testApp)
    const body = { ...buildChild({ age: 8 }), revision: 'old' }
    const foreign = await testApp.call('changeChild', { token, params, body })
    expect([foreign.status, foreign.error.stored]).toEqual([404, undefined])
    const nobody = await testApp.call('changeChild', { params, body })
    expect([nobody.status, JSON.stringify(nobody.error).includes(child.name)]).toEqual([401, false])
  })
})

describe('a change of a child that says nothing of where it was made from', () => {
  it('is written as the specification has it', async () => {
    const { change } = await parentWithChild()
    await change({ allergies: ['egg'] })
    expect((await change({ allergies: [] })).body.allergies).toEqual([])
  })
})
