import type { ChangedFoodRecord, RecordDay } from '@brightplate/contract/papers/food-record'
import { daysLater, plainDateOf } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../../testing/families/build-child.ts'
import { canaries, canaryRecord } from '../../testing/families/child-of-canaries.ts'
import { parentWithPlan } from '../../testing/families/parent-with-plan.ts'
import { registerParent } from '../../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function parentWithChild() {
  const { token, password } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body: buildChild() })
  return { token, password, params: { id: child.id } }
}

type Asked = Pick<Awaited<ReturnType<typeof parentWithChild>>, 'params'> & { token?: string }

const save = ({ params, ...asked }: Asked, body: ChangedFoodRecord) =>
  testApp.call('changeFoodRecord', { ...asked, params, body })

const dayOf = (date: string): RecordDay => ({ date, rows: [], note: '' })

describe('a three-day record', () => {
  it('is kept by its days through a save of the form, shown to a clinic, exported, and erased by hand', async () => {
    const parent = await parentWithChild()
    const { token, password, params } = parent
    const record = { days: [dayOf('2026-11-05'), ...canaryRecord.days] }
    expect((await save(parent, record)).status).toBe(200)
    const saved = await testApp.call('changeChild', { token, params, body: buildChild({ age: 8 }) })
    const kept = { days: [...canaryRecord.days, dayOf('2026-11-05')] }
    expect(saved.body.food_record).toEqual(kept)
    const preview = (kind: 'clinic' | 'about' | 'week') =>
      testApp.call('previewCareLink', {
        token,
        params,
        body: { kind, name_shown: 'none', language: 'en-US' },
      })
    expect((await preview('clinic')).body).toMatchObject({ food_record: kept })
    for (const kind of ['about', 'week'] as const) {
      expect(JSON.stringify((await preview(kind)).body)).not.toContain(canaries.recorded)
    }
    await testApp.call('confirm', { token, body: { current_password: password } })
    const { body } = await testApp.call('exportAccount', { token })
    expect(body.children[0]?.food_record).toEqual(kept)
    expect((await save(parent, { days: [] })).body.food_record).toEqual({ days: [] })
  })

  it('is not overwritten from a page that was opened before another parent saved', async () => {
    const parent = await parentWithChild()
    const [early, late] = [dayOf('2026-11-03'), dayOf('2026-11-05')]
    await save(parent, { days: [early], made_from: [] })
    const stale = await save(parent, { days: [late], made_from: [] })
    expect([stale.status, stale.error.code]).toEqual([409, 'profile_changed'])
    expect(stale.error.differs).toEqual(['food_record'])
    expect(stale.error.stored?.food_record).toEqual({ days: [early] })
    const { body } = await testApp.call('readChild', parent)
    expect(body.food_record).toEqual({ days: [early] })
    const erased = await save(parent, { days: [], made_from: [late] })
    expect(erased.status).toBe(409)
    const both = await save(parent, { days: [late, early], made_from: [early] })
    expect(both.body.food_record).toEqual({ days: [early, late] })
    const repeated = await save(parent, { days: [early, late], made_from: [early] })
    expect(repeated.status).toBe(200)
  })

  it('has one winner of two parents who save at the same moment', async () => {
    const parent = await parentWithChild()
    const days = ['2026-11-03', '2026-11-04', '2026-11-05'].map((date) => [dayOf(date)])
    const answers = await Promise.all(days.map((one) => save(parent, { days: one, made_from: [] })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is kept in no plan that is made of the child', async () => {
    const { token, child, plan } = await parentWithPlan(testApp)
    await save({ token, params: { id: child.id } }, canaryRecord)
    const { body } = await testApp.call('readPlan', { token, params: { id: plan.id } })
    expect(JSON.stringify(body)).not.toContain(canaries.recorded)
  })

  it('tells FHIR what was eaten, with the parent’s own words of how much', async () => {
    const parent = await parentWithChild()
    await save(parent, canaryRecord)
    const { body } = await testApp.call('readFhirBundle', { ...parent, query: {} })
    const intakes = body.entry.filter(({ resource }) => resource.resourceType === 'NutritionIntake')
    expect(intakes).toHaveLength(1)
    expect(JSON.stringify(intakes)).toContain(canaries.recorded)
    expect(JSON.stringify(intakes)).toContain('Offered: 2 slices.')
    expect(JSON.stringify(body)).not.toContain(canaries.recordNote)
  })

  it('is refused without a session, from another family, and with what cannot be', async () => {
    const parent = await parentWithChild()
    const { token: foreign } = await registerParent(testApp)
    const { params } = parent
    expect((await save({ params }, canaryRecord)).status).toBe(401)
    expect((await save({ params, token: foreign }, canaryRecord)).status).toBe(404)
    const today = plainDateOf(testApp.now())
    const row = { slot: null, food: 'x', planned: null, offered: '', eaten: null }
    const rows = (count: number, change = {}) => [
      { ...dayOf(today), rows: Array.from({ length: count }, () => ({ ...row, ...change })) },
    ]
    const wrong: [RecordDay[], string][] = [
      [[dayOf(today), dayOf(today)], 'days'],
      [[0, 1, 2, 3].map((days) => dayOf(daysLater(today, -days))), 'days'],
      [[dayOf(daysLater(today, 2))], 'days.0.date'],
      [[dayOf('2026-13-02')], 'days.0.date'],
      [rows(41), 'days.0.rows'],
      [rows(1, { food: ' ' }), 'days.0.rows.0.food'],
      [rows(1, { offered: 'x'.repeat(61) }), 'days.0.rows.0.offered'],
    ]
    for (const [days, field] of wrong) {
      const { status, error } = await save(parent, { days })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]])
    }
  })
})

describe('a suggested day of a record', () => {
  const suggest = ({ params, ...asked }: Asked, day: string, language = 'en-US') =>
    testApp.call('suggestRecordDay', {
      ...asked,
      params,
      query: { day, language: language as 'en-US' },
    })

  it('holds what the plan has of that day and nothing as eaten, in each language', async () => {
    const startDate = plainDateOf(testApp.now())
    const { token, child } = await parentWithPlan(testApp, { startDate })
    const asked = { token, params: { id: child.id } }
    const { status, body } = await suggest(asked, startDate)
    expect(status).toBe(200)
    expect(new Set(body.rows.map(({ slot }) => slot)).size).toBeGreaterThan(3)
    for (const { planned, offered, eaten } of body.rows) {
      expect([typeof planned, offered, eaten]).toEqual(['string', '', null])
    }
    const spanish = await suggest(asked, startDate, 'es-US')
    expect(spanish.body.rows).toHaveLength(body.rows.length)
    expect(spanish.body.rows.map(({ food }) => food)).not.toEqual(body.rows.map(({ food }) => food))
    const saved = await save(asked, { days: [body] })
    expect(saved.body.food_record?.days).toEqual([body])
  })

  it('is empty of a day without a plan, and refused of one to come, without a session and for another family', async () => {
    const parent = await parentWithChild()
    const { token: foreign } = await registerParent(testApp)
    const { params } = parent
    const today = plainDateOf(testApp.now())
    expect((await suggest(parent, daysLater(today, -30))).body.rows).toEqual([])
    const early = await suggest(parent, daysLater(today, 2))
    expect([early.status, Object.keys(early.error.fields ?? {})]).toEqual([422, ['day']])
    expect((await suggest({ params }, today)).status).toBe(401)
    expect((await suggest({ params, token: foreign }, today)).status).toBe(404)
    expect((await suggest(parent, today, 'fr-FR')).status).toBe(422)
  })
})
