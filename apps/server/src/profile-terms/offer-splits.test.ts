import { limitMessages } from '@brightplate/contract/limit-messages'
import { limits } from '@brightplate/contract/limits'
import { splitList } from '@brightplate/contract/typed/split-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const allergens =
  'milk, egg, peanut, almond, cashew, hazelnut, pistachio, walnut, fish, sesame, mustard, soy and wheat'
const listed = [
  'milk',
  'egg',
  'peanut',
  'almond',
  'cashew',
  'hazelnut',
  'pistachio',
  'walnut',
  'fish',
  'sesame',
  'mustard',
  'soy',
  'wheat',
]
const long = `${allergens}, celery`

const child = {
  name: 'Ben',
  age: 6,
  diagnosis: 'autism' as const,
  allergies: [],
  behavioral_goals: [],
  dietary_preferences: [],
}

describe('a tag that is too long', () => {
  it('is refused with the tags that would be taken in its place, in a profile', async () => {
    const { token } = await registerParent(testApp)
    expect(long.length).toBeGreaterThan(limits.tagMaxLength)
    const { status, body } = await testApp.call('createChild', {
      token,
      body: { ...child, allergies: ['oats', long] },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'invalid_input',
      detail: limitMessages.tag,
      fields: { 'allergies.1': limitMessages.tag },
      split: { 'allergies.1': [...listed, 'celery'] },
    })
    expect((await testApp.call('listChildren', { token })).body).toEqual([])
  })

  it('is refused so where it is read, and in what an eater must not have', async () => {
    const { token } = await registerParent(testApp)
    const read = await testApp.call('interpretProfileTerms', {
      token,
      body: { safe_foods: [long] },
    })
    expect(read.body).toMatchObject({ split: { 'safe_foods.0': [...listed, 'celery'] } })
    const eater = { age: 40, allergies: [long] }
    const kept = await testApp.call('createChild', { token, body: { ...child, eaters: [eater] } })
    expect(kept.body).toMatchObject({ split: { 'eaters.0.allergies.0': [...listed, 'celery'] } })
  })

  it('is refused without any where it has no place to be split at, or another field is wrong', async () => {
    const { token } = await registerParent(testApp)
    const glued = await testApp.call('createChild', {
      token,
      body: { ...child, allergies: ['x'.repeat(101)] },
    })
    expect(glued.body).toMatchObject({ fields: { 'allergies.0': limitMessages.tag } })
    expect(glued.body).not.toHaveProperty('split')
    const young = await testApp.call('createChild', { token, body: { ...child, age: 0 } })
    expect(young.status).toBe(422)
    expect(young.body).not.toHaveProperty('split')
  })

  it('is refused all the same once too much was asked to be read', async () => {
    const { token } = await registerParent(testApp)
    const read = () => testApp.call('interpretProfileTerms', { token, body: {} })
    await Promise.all(Array.from({ length: limits.interpretationsPerMinute }, read))
    const { status, body } = await testApp.call('createChild', {
      token,
      body: { ...child, allergies: [long] },
    })
    expect(status).toBe(422)
    expect(body).not.toHaveProperty('split')
  })

  it('is not looked at for anybody without a session', async () => {
    const { status, body } = await testApp.call('interpretProfileTerms', {
      body: { allergies: [long] },
    })
    expect(status).toBe(401)
    expect(body).not.toHaveProperty('split')
  })
})

describe('splitting a list', () => {
  it('answers its entries in their order, with what may take the place of one that is too long', async () => {
    const { token } = await registerParent(testApp)
    const told =
      'My son is allergic to milk and he gets hives. He also reacts to eggs at any time. Walnut made him swell once.'
    const { status, body } = await testApp.call('splitTypedList', {
      token,
      body: { list: 'allergies', text: `- ${allergens}\n- mac and cheese, Kraft\n- ${told}` },
    })
    expect(status).toBe(200)
    expect(body.entries.map(({ text }) => text)).toEqual([...listed, 'mac and cheese, Kraft', told])
    expect(body.entries.at(-1)?.offered).toEqual([
      'My son is allergic to milk and he gets hives',
      'He also reacts to eggs at any time',
      'Walnut made him swell once.',
    ])
  })

  it('says what a name means to a parent in the United Kingdom, but of no allergy', async () => {
    const { token } = await registerParent(testApp)
    const meantOf = async (language: string, list: 'allergies' | 'safe_foods') => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/profile-terms/split',
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
        payload: { list, text: 'chips; crisps' },
      })
      const { entries } = splitList.parse(answer.json())
      return entries.map(({ text, meant }) => [text, meant])
    }
    const asTyped = [
      ['chips', undefined],
      ['crisps', undefined],
    ]
    expect(await meantOf('en-GB', 'safe_foods')).toEqual([['chips', 'French fries'], asTyped[1]])
    expect(await meantOf('en-GB', 'allergies')).toEqual(asTyped)
    expect(await meantOf('en-US', 'safe_foods')).toEqual(asTyped)
  })

  it('needs a session, a list of a child, and a text that is not endless', async () => {
    const { token } = await registerParent(testApp)
    const body = { list: 'allergies' as const, text: 'milk' }
    expect((await testApp.call('splitTypedList', { body })).status).toBe(401)
    const other = { list: 'names', text: 'milk' }
    // @ts-expect-error: no list of a child
    expect((await testApp.call('splitTypedList', { token, body: other })).status).toBe(422)
    const endless = { ...body, text: 'x'.repeat(limits.pastedMaxLength + 1) }
    const refused = await testApp.call('splitTypedList', { token, body: endless })
    expect([refused.status, refused.body]).toMatchObject([422, { detail: limitMessages.pasted }])
  })

  it('counts with the tags that are read', async () => {
    const { token } = await registerParent(testApp)
    const split = () =>
      testApp.call('splitTypedList', { token, body: { list: 'allergies', text: 'milk, egg' } })
    const all = await Promise.all(
      Array.from({ length: limits.interpretationsPerMinute + 1 }, split),
    )
    expect(all.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([429])
  })
})
