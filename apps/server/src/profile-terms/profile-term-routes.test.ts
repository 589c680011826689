import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

describe('interpreting tags', () => {
  it('answers what each was understood as, and what was not recognised', async () => {
    const { token } = await registerParent(testApp)
    const { status, body } = await testApp.call('interpretProfileTerms', {
      token,
      body: {
        allergies: ['Milk', 'xylobrilol'],
        behavioral_goals: ['better sleep'],
        dietary_preferences: ['no nuts', 'crunchy foods'],
      },
    })
    expect(status).toBe(200)
    expect(body.readings.map(({ tag }) => tag)).toEqual([
      'Milk',
      'xylobrilol',
      'better sleep',
      'no nuts',
      'crunchy foods',
    ])
    expect(body.readings[0]?.understood_as[0]).toMatchObject({ kind: 'allergen', term: 'milk' })
    expect(body.readings[1]?.not_recognised).toEqual(['xylobrilol'])
    expect(body.readings[2]?.understood_as[0]?.kind).toBe('goal')
    expect(body.readings[3]?.understood_as[0]?.kind).toBe('allergen')
    expect(body.readings[4]?.understood_as[0]?.kind).toBe('texture')
    expect(body.unchecked).toEqual(['xylobrilol'])
  })

  it('asks in the language of the call', async () => {
    const { token } = await registerParent(testApp)
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/profile-terms/interpret',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'es-MX,es;q=0.9' },
      payload: { allergies: ['tree nuts', 'trea nuts'] },
    })
    const { questions, readings } = answer.json()
    expect(questions[0]).toMatchObject({
      question: '¿Dejamos fuera también coco?',
      answers: [{ label: 'Sí, dejar fuera coco' }, { label: 'No, puede comer coco' }],
    })
    expect(readings[0].understood_as[0]).toMatchObject({
      term: 'tree nuts',
      name: 'nueces de árbol',
    })
  })

  it.each([
    ['en-US', false],
    ['en-CA,fr-CA;q=0.5', false],
    ['en', true],
    [undefined, true],
    ['en-GB', true],
  ])('asks which chips are meant where %s is asked for: %s', async (language, isAsked) => {
    const { token } = await registerParent(testApp)
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/profile-terms/interpret',
      headers: {
        authorization: `Bearer ${token}`,
        ...(language ? { 'accept-language': language } : {}),
      },
      payload: { age: 6, safe_foods: ['chips'] },
    })
    const [reading] = answer.json().safe_food_readings
    expect(reading.answers?.length ?? 0).toBe(isAsked ? 2 : 0)
  })

  it('is done in a thread, and 120 times a minute for an account', async () => {
    const { token, user } = await registerParent(testApp)
    const interpret = vi.spyOn(testApp.services.threads, 'interpretTerms')
    const ask = (by: string) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/profile-terms/interpret',
        headers: { authorization: `Bearer ${by}` },
        payload: { allergies: ['milk'] },
      })
    const answers = await Promise.all(Array.from({ length: 121 }, () => ask(token)))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map((one) => [one.statusCode, one.json().code])).toEqual([
      [429, 'too_many_requests'],
    ])
    expect(Number(refused[0]?.headers['retry-after'])).toBe(60)
    expect(interpret.mock.calls.filter(([account]) => account === user.id)).toHaveLength(120)
    const other = await registerParent(testApp)
    expect((await ask(other.token)).statusCode).toBe(200)
    testApp.advance(60_000)
    expect((await ask(token)).statusCode).toBe(200)
  })

  it('answers how many dishes each refused food and avoided texture leaves out', async () => {
    const { token } = await registerParent(testApp)
    const { body } = await testApp.call('interpretProfileTerms', {
      token,
      body: {
        allergies: ['fish'],
        age: 6,
        refused_foods: ['meat', 'blorb', 'trout'],
        textures_avoided: ['smooth'],
        safe_foods: ['chicken nuggets'],
      },
    })
    expect(body.left_out).toEqual([
      {
        kind: 'refused',
        typed: 'meat',
        text: expect.stringMatching(
          /^meat: \d+ dishes and \d+ foods left out(, \d+ made without)?; chicken nuggets stay$/,
        ),
        dishes: expect.any(Number),
        foods: expect.any(Number),
        recognised: true,
      },
      {
        kind: 'refused',
        typed: 'blorb',
        text: 'We do not know “blorb”: we leave out only what is called that.',
        dishes: 0,
        foods: 0,
        recognised: false,
      },
      // What an allergy excludes already is not counted again.
      expect.objectContaining({ typed: 'trout', text: 'trout: 0 dishes left out' }),
      expect.objectContaining({ kind: 'texture', typed: 'smooth' }),
    ])
    expect(body.left_out?.[0]?.dishes).toBeGreaterThan(20)
    expect(body.too_little).toBe(null)
  })

  it('says at once where refused foods leave too little, and what would open most', async () => {
    const { token } = await registerParent(testApp)
    const { body } = await testApp.call('interpretProfileTerms', {
      token,
      body: { refused_foods: ['juice', 'fish'] },
    })
    expect(body.too_little).toEqual({
      text: 'No juices are left.',
      opens: [
        expect.objectContaining({ kind: 'refused', typed: 'juice', dishes: expect.any(Number) }),
      ],
    })
    expect((await testApp.call('interpretProfileTerms', { token, body: {} })).body.left_out).toBe(
      undefined,
    )
  })

  it('refuses a tag that is too long', async () => {
    const { token } = await registerParent(testApp)
    const body = { refused_foods: ['x'.repeat(101)] }
    expect((await testApp.call('interpretProfileTerms', { token, body })).status).toBe(422)
  })

  it('says of safe foods what becomes of each, by the rules and the labels that were read', async () => {
    const { token } = await registerParent(testApp)
    const { body } = await testApp.call('interpretProfileTerms', {
      token,
      body: {
        allergies: ['milk'],
        age: 8,
        safe_foods: ['Eggo waffles', 'zorbly bites', 'zorbly bars', 'banana'],
        labels_read: [{ food: 'zorbly bars', allergens: ['milk'] }],
      },
    })
    expect(body.safe_food_readings?.map(({ typed, verdict }) => [typed, verdict])).toEqual([
      ['Eggo waffles', 'forbidden'],
      ['zorbly bites', 'read_label'],
      ['zorbly bars', 'as_typed'],
      ['banana', 'planned'],
    ])
    const without = await testApp.call('interpretProfileTerms', { token, body: {} })
    expect(without.body.safe_food_readings).toBeUndefined()
  })

  it('needs a session, and lists of tags', async () => {
    expect((await testApp.call('interpretProfileTerms', { body: {} })).status).toBe(401)
    const { token } = await registerParent(testApp)
    const body = { allergies: ['x'.repeat(101)] }
    expect((await testApp.call('interpretProfileTerms', { token, body })).status).toBe(422)
  })
})

describe('foods to tap', () => {
  it('answers those that the rules of a profile allow, each with its picture', async () => {
    const { token } = await registerParent(testApp)
    const { status, body } = await testApp.call('listFoodTiles', {
      token,
      body: { allergies: ['milk'], age: 6 },
    })
    expect(status).toBe(200)
    const names = body.tiles.map(({ name }) => name)
    expect(names).toHaveLength(40)
    expect(names).toContain('banana')
    expect(names).not.toContain('string cheese')
    expect(body.left_out).toBeGreaterThan(0)
    expect(body.tiles.find(({ name }) => name === 'banana')?.picture).toBe('wholebanana-yellow')
  })

  it('needs a session, and lists of tags', async () => {
    expect((await testApp.call('listFoodTiles', { body: {} })).status).toBe(401)
    const { token } = await registerParent(testApp)
    const body = { allergies: ['x'.repeat(101)] }
    expect((await testApp.call('listFoodTiles', { token, body })).status).toBe(422)
  })

  it('counts with the tags that are read', async () => {
    const { token } = await registerParent(testApp)
    const readTags = () => testApp.call('interpretProfileTerms', { token, body: {} })
    const listTiles = () => testApp.call('listFoodTiles', { token, body: {} })
    const read = await Promise.all(Array.from({ length: 119 }, readTags))
    expect(read.filter(({ status }) => status !== 200)).toEqual([])
    expect((await listTiles()).status).toBe(200)
    expect((await listTiles()).status).toBe(429)
    expect((await readTags()).status).toBe(429)
  })
})
