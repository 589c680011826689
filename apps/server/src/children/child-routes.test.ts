import { dayMs } from '@brightplate/contract/plain-date'
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
  const { body } = await testApp.call('createChild', { token, body: buildChild(changes) })
  return { token, child: body, params: { id: body.id } }
}

const unknownIds = ['019a9e4e-7d1c-7000-8000-000000000000', 'no-id', '%00', "';drop table children"]

describe('adding a child', () => {
  it('answers with the child, optional needs empty §1.2 §3.4 §7.7', async () => {
    const { token } = await registerParent(testApp)
    const { status, body } = await testApp.call('createChild', { token, body: buildChild() })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Robin',
      age: 7,
      allergies: ['milk', 'peanuts'],
      safe_foods: [],
      weekday_minutes: null,
      people_at_table: 1,
      weekly_budget: null,
    })
  })

  describe('sent again with its key, as when the answer was lost,', () => {
    const headers = { 'idempotency-key': 'one form' }
    const add = (token: string, changes = {}) =>
      testApp.call('createChild', { token, headers, body: buildChild(changes) })

    it('makes no second child, and keeps what was sent last', async () => {
      const { token } = await registerParent(testApp)
      const first = await add(token)
      const [again, changed] = [await add(token), await add(token, { allergies: ['egg'] })]
      expect([again.status, changed.status]).toEqual([201, 201])
      expect([again.body.id, changed.body.id]).toEqual([first.body.id, first.body.id])
      expect((await testApp.call('listChildren', { token })).body).toEqual([
        { ...first.body, allergies: ['egg'], revision: changed.body.revision },
      ])
    })

    it('makes one child also at the same time', async () => {
      const { token } = await registerParent(testApp)
      const added = await Promise.all(Array.from({ length: 8 }, () => add(token)))
      expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]))
      expect((await testApp.call('listChildren', { token })).body).toHaveLength(1)
    })

    it('leaves a profile alone that was changed since', async () => {
      const { token } = await registerParent(testApp)
      const { body: child } = await add(token)
      const body = buildChild({ allergies: ['sesame'] })
      await testApp.call('changeChild', { token, params: { id: child.id }, body })
      await add(token)
      const { body: listed } = await testApp.call('listChildren', { token })
      expect(new Set(listed.map(({ allergies }) => allergies.join()))).toEqual(
        new Set(['sesame', child.allergies.join()]),
      )
    })

    it('is another child in another family', async () => {
      const [one, other] = [await registerParent(testApp), await registerParent(testApp)]
      const ids = [await add(one.token), await add(other.token)].map(({ body }) => body.id)
      expect(new Set(ids).size).toBe(2)
    })

    it('refuses a key that is too long', async () => {
      const { token } = await registerParent(testApp)
      const { status } = await testApp.call('createChild', {
        token,
        headers: { 'idempotency-key': 'x'.repeat(201) },
        body: buildChild(),
      })
      expect(status).toBe(422)
    })
  })

  it('is one of twenty at most in a family, at the same time as well', async () => {
    const { token } = await registerParent(testApp)
    const add = (key?: string) =>
      testApp.call('createChild', {
        token,
        body: buildChild(),
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      })
    for (let one = 0; one < 15; one += 1) expect((await add()).status).toBe(201)
    const keys = Array.from({ length: 15 }, (_, index) => `${index}`)
    const answers = await Promise.all(keys.map(add))
    const refused = answers.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.error.detail).toBe('You have 20 children here. Delete one to add another.')
    const at = answers.findIndex(({ status }) => status === 201)
    const [key, id] = [keys[at], answers[at]?.body.id ?? '']
    expect((await add(key)).body.id).toBe(id)
    expect((await testApp.call('listChildren', { token })).body).toHaveLength(20)
    await testApp.call('deleteChild', { token, params: { id } })
    expect((await add()).status).toBe(201)
  })

  it('trims tags, drops empty ones, and keeps one of the same §5.11 §5.16', async () => {
    const { child } = await parentWithChild({ allergies: [' Milk ', '', 'milk', 'MILK', 'egg'] })
    expect(child.allergies).toEqual(['Milk', 'egg'])
  })

  it('keeps tags as typed: markup, emoji, other alphabets and quotes', async () => {
    const typed = ['<b>milk</b>', '🥜', 'молоко', "'; DROP TABLE children; --", 'ピーナッツ']
    const { token, child, params } = await parentWithChild({ allergies: typed })
    expect(child.allergies).toEqual(typed)
    expect((await testApp.call('readChild', { token, params })).body.allergies).toEqual(typed)
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['an age of 0', { age: 0 }, 'age'],
    ['an age of 19', { age: 19 }, 'age'],
    ['half a year', { age: 7.5 }, 'age'],
    ['another diagnosis', { diagnosis: 'none' }, 'diagnosis'],
    ['a tag of 101 characters', { allergies: ['x'.repeat(101)] }, 'allergies.0'],
    ['51 tags', { allergies: Array.from({ length: 51 }, (_, n) => `tag ${n}`) }, 'allergies'],
  ])('refuses %s and says which field', async (_, changes, field) => {
    const { token } = await registerParent(testApp)
    const body = { ...buildChild(), ...changes } as ReturnType<typeof buildChild>
    const { status, error } = await testApp.call('createChild', { token, body })
    expect(status).toBe(422)
    expect(Object.keys(error.fields ?? {})).toEqual([field])
  })

  it('needs a session §6.2', async () => {
    expect((await testApp.call('createChild', { body: buildChild() })).status).toBe(401)
  })
})

describe('the list of children', () => {
  it('is oldest first and holds nobody else’s §7.5', async () => {
    await parentWithChild()
    const { token } = await registerParent(testApp)
    for (const name of ['First', 'Second', 'Third']) {
      await testApp.call('createChild', { token, body: buildChild({ name }) })
      testApp.advance(1000)
    }
    const { body } = await testApp.call('listChildren', { token })
    expect(body.map(({ name }) => name)).toEqual(['First', 'Second', 'Third'])
  })
})

describe('one child', () => {
  it.each(unknownIds)('is not found by the id %s', async (id) => {
    const { token } = await registerParent(testApp)
    const params = { id: encodeURIComponent(id) }
    expect((await testApp.call('readChild', { token, params })).status).toBe(404)
    expect((await testApp.call('deleteChild', { token, params })).status).toBe(404)
    const body = buildChild()
    expect((await testApp.call('changeChild', { token, params, body })).status).toBe(404)
  })

  it('is not found by another parent, in any call §6.4', async () => {
    const { params } = await parentWithChild()
    const { token } = await registerParent(testApp)
    const body = buildChild({ name: 'Stolen' })
    expect((await testApp.call('readChild', { token, params })).status).toBe(404)
    expect((await testApp.call('changeChild', { token, params, body })).status).toBe(404)
    expect((await testApp.call('deleteChild', { token, params })).status).toBe(404)
  })
})

describe('changing a child', () => {
  it('keeps an absent optional field and clears one that is null §7.8', async () => {
    const { token, params } = await parentWithChild({
      safe_foods: ['plain pasta'],
      weekday_minutes: 20,
      people_at_table: 4,
      weekly_budget: 90,
    })
    const kept = await testApp.call('changeChild', { token, params, body: buildChild() })
    expect(kept.body).toMatchObject({
      safe_foods: ['plain pasta'],
      weekday_minutes: 20,
      weekly_budget: 90,
    })
    const body = buildChild({
      safe_foods: null,
      weekday_minutes: null,
      people_at_table: null,
      weekly_budget: null,
    })
    const cleared = await testApp.call('changeChild', { token, params, body })
    expect(cleared.body).toMatchObject({
      safe_foods: [],
      weekday_minutes: null,
      people_at_table: 1,
      weekly_budget: null,
    })
  })

  it('keeps what is said of foods with its day until it is taken back', async () => {
    const said = {
      safe_foods_nearly_all: true,
      new_foods: 'none' as const,
      foods_said: [{ food: 'bananas', says: 'never_again' as const }],
      red_flags: { answers: ['choking'] },
      formula: { name: 'Neocate', amount: '3 cups', slots: ['breakfast' as const] },
    }
    const { token, params, child } = await parentWithChild(said)
    const today = testApp.now().toISOString().slice(0, 10)
    const kept = {
      ...said,
      foods_said: [{ ...said.foods_said[0], said_on: today }],
      red_flags: { answers: ['choking'], asked_on: today },
    }
    expect(child).toMatchObject(kept)
    testApp.advance(2 * dayMs)
    const change = async (changes: Parameters<typeof buildChild>[0]) =>
      (await testApp.call('changeChild', { token, params, body: buildChild(changes) })).body
    expect(await change({})).toMatchObject(kept)
    const { foods_said, red_flags } = child
    expect(await change({ foods_said, red_flags })).toMatchObject(kept)
    const again = await change({ foods_said: said.foods_said })
    expect(again.foods_said?.[0]?.said_on).toBe(testApp.now().toISOString().slice(0, 10))
    const nothing = { safe_foods_nearly_all: null, new_foods: null, foods_said: null }
    expect(await change({ ...nothing, red_flags: null, formula: null })).toMatchObject({
      formula: null,
      safe_foods_nearly_all: null,
      new_foods: 'weekly',
      foods_said: [],
      red_flags: null,
    })
  })

  it('measures as the family chooses, in cups until it does', async () => {
    const { token, params, child } = await parentWithChild()
    expect(child.measures).toBe('us')
    const change = async (changes: Parameters<typeof buildChild>[0]) =>
      (await testApp.call('changeChild', { token, params, body: buildChild(changes) })).body
    expect(await change({ measures: 'metric' })).toMatchObject({ measures: 'metric' })
    expect(await change({})).toMatchObject({ measures: 'metric' })
    expect(await change({ measures: null })).toMatchObject({ measures: 'us' })
    const unknown = { ...buildChild({}), measures: 'imperial' }
    const { statusCode } = await testApp.app.inject({
      method: 'PUT',
      url: `/api/children/${params.id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: unknown,
    })
    expect(statusCode).toBe(422)
  })

  it('refuses what cannot be said of a food', async () => {
    const { token, params } = await parentWithChild()
    const body = buildChild({ foods_said: [{ food: '', says: 'not_now' }] })
    const { status } = await testApp.call('changeChild', { token, params, body })
    expect(status).toBe(422)
  })

  it('refuses bad input and changes nothing', async () => {
    const { token, params, child } = await parentWithChild()
    const body = buildChild({ name: '', age: 8 })
    expect((await testApp.call('changeChild', { token, params, body })).status).toBe(422)
    expect((await testApp.call('readChild', { token, params })).body).toEqual(child)
  })

  it('counts the age as given today when it changes or a year has passed, else not', async () => {
    const { token, params, child } = await parentWithChild()
    const change = async (age: number) =>
      (await testApp.call('changeChild', { token, params, body: buildChild({ age }) })).body
    testApp.advance(20 * dayMs)
    expect((await change(7)).age_given_on).toBe(child.age_given_on)
    const grown = (await change(8)).age_given_on
    expect(grown).toBe(testApp.now().toISOString().slice(0, 10))
    testApp.advance(5 * dayMs)
    expect((await change(8)).age_given_on).toBe(grown)
  })
})

describe('deleting a child', () => {
  it('removes it §7.9', async () => {
    const { token, params } = await parentWithChild()
    expect((await testApp.call('deleteChild', { token, params })).status).toBe(204)
    expect((await testApp.call('readChild', { token, params })).status).toBe(404)
  })

  it('keeps its plans without name and profile, unless asked to delete them', async () => {
    for (const plans of ['keep', 'delete'] as const) {
      const { token, child, params } = await parentWithChild()
      const { body: plan } = await testApp.call('generatePlan', {
        token,
        body: { child_id: child.id, duration_days: 7 },
      })
      await testApp.call('deleteChild', { token, params, query: { plans } })
      const read = await testApp.call('listPlans', { token })
      if (plans === 'delete') expect(read.body).toEqual([])
      else {
        expect(read.body).toHaveLength(1)
        expect(read.body[0]).toMatchObject({
          id: plan && 'plan_data' in plan ? plan.id : '',
          child_id: child.id,
          child_name: null,
          profile_snapshot: null,
        })
        expect(JSON.stringify(read.body)).not.toContain('Robin')
        expect(JSON.stringify(read.body)).not.toContain('better sleep')
      }
    }
  })
})

describe('who eats with a child', () => {
  const grandmother = { name: 'Nana', age: 70, allergies: ['peanut'], dietary_preferences: [] }

  async function siblings() {
    const { token, child } = await parentWithChild()
    const { body } = await testApp.call('createChild', {
      token,
      body: buildChild({
        name: 'Mia',
        age: 3,
        allergies: ['egg'],
        eaters: [grandmother, { child_id: child.id }],
      }),
    })
    return { token, leo: child, mia: body, params: { id: body.id } }
  }

  it('is kept; of one of your children today’s profile tells the rest', async () => {
    const { token, leo, mia, params } = await siblings()
    expect(mia.eaters).toMatchObject([
      { child_id: null, ...grandmother },
      {
        child_id: leo.id,
        name: leo.name,
        age: leo.age,
        allergies: leo.allergies,
        dietary_preferences: leo.dietary_preferences,
        careful_chewing: false,
        answers: [],
      },
    ])
    const body = buildChild({ allergies: ['sesame'] })
    await testApp.call('changeChild', { token, params: { id: leo.id }, body })
    const read = await testApp.call('readChild', { token, params })
    expect(read.body.eaters?.[1]?.allergies).toEqual(['sesame'])
    const list = await testApp.call('listChildren', { token })
    expect(list.body.find(({ id }) => id === mia.id)?.eaters).toEqual(read.body.eaters)
  })

  it('stays where a change says nothing of them, and goes where it says nobody', async () => {
    const { token, mia, params } = await siblings()
    const body = buildChild({ name: 'Mia', age: 4 })
    const kept = await testApp.call('changeChild', { token, params, body })
    expect(kept.body.eaters).toEqual(mia.eaters)
    const nobody = { ...body, eaters: null }
    const cleared = await testApp.call('changeChild', { token, params, body: nobody })
    expect(cleared.body.eaters).toEqual([])
  })

  it.each([
    ['a baby', { age: 0 }],
    ['nobody of an age', { name: 'Nana' }],
  ])('is not %s', async (_, eater) => {
    const { token } = await registerParent(testApp)
    const body = buildChild({ eaters: [eater] })
    const { status, error } = await testApp.call('createChild', { token, body })
    expect(status).toBe(422)
    expect(JSON.stringify(error)).toMatch(/babies under one/)
  })

  it('is no child of another household, not the child itself, and nobody twice', async () => {
    const { token, leo, params } = await siblings()
    const other = await parentWithChild()
    for (const ids of [[other.child.id], [params.id], [leo.id, leo.id]]) {
      const body = buildChild({ eaters: ids.map((child_id) => ({ child_id })) })
      const { status } = await testApp.call('changeChild', { token, params, body })
      expect(status).toBe(422)
    }
  })

  it('loses a child that is deleted, in plans that were made for both too', async () => {
    const { token, leo, params } = await siblings()
    const made = await testApp.call('generatePlan', {
      token,
      body: { child_id: params.id, duration_days: 7 },
    })
    if (!('plan_data' in made.body)) throw new Error('No plan')
    const plan = { token, params: { id: made.body.id } }
    expect(JSON.stringify(made.body.plan_data.interpretation)).toContain('peanuts')
    await testApp.call('deleteChild', { token, params: { id: leo.id } })
    const { body } = await testApp.call('readPlan', plan)
    expect(body.profile_snapshot?.eaters).toEqual([{ child_id: null, ...grandmother }])
    expect(JSON.stringify(body)).not.toContain(leo.id)
    expect(body.plan_data.interpretation).toBeUndefined()
    const linesOf = ({ days }: typeof body.plan_data) =>
      days.map(({ dinner }) => dinner.ingredients)
    expect(linesOf(body.plan_data)).toEqual(linesOf(made.body.plan_data))
  })

  it('loses a child that is deleted', async () => {
    const { token, leo, params } = await siblings()
    await testApp.call('deleteChild', { token, params: { id: leo.id } })
    const { body } = await testApp.call('readChild', { token, params })
    expect(body.eaters).toEqual([{ child_id: null, ...grandmother }])
  })
})
