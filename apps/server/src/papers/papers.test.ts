import type { SchoolWords } from '@brightplate/contract/papers/school-packet'
import { dayMs, plainDateOf } from '@brightplate/contract/plain-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildChild } from '../testing/families/build-child.ts'
import {
  canaries,
  canariesIn,
  canaryClinicWords,
  canaryWords,
  childOfCanaries,
} from '../testing/families/child-of-canaries.ts'
import { parentWithPlan } from '../testing/families/parent-with-plan.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const schoolWords: SchoolWords = {
  instead: 'Rice cakes from the blue box',
  seating: 'Near the door, away from the hatch',
  not_to_say: 'Just one bite',
  restriction: 'Keeps to eleven foods',
}

async function parentWithChild(body = buildChild()) {
  const { token, password } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', { token, body })
  return { token, password, child, params: { id: child.id } }
}

type Parent = Awaited<ReturnType<typeof parentWithChild>>

const packet = ({ token, params }: Pick<Parent, 'token' | 'params'>, language = 'en-US') =>
  testApp.call('readSchoolPacket', { token, params, query: { language: language as 'en-US' } })

describe('the packet for a school', () => {
  it('names each allergen with its forms, what is eaten and how, and the parent’s words', async () => {
    const parent = await parentWithChild(childOfCanaries())
    const { token, params } = parent
    await testApp.call('changeCareWords', { token, params, body: canaryWords })
    await testApp.call('changeSchoolWords', { token, params, body: schoolWords })
    const { status, body } = await packet(parent)
    expect(status).toBe(200)
    expect(body.omit).toEqual([
      expect.objectContaining({ name: 'Milk', forms: expect.arrayContaining(['whey', 'butter']) }),
    ])
    expect(body.unread).toEqual([canaries.allergy])
    expect(body).toMatchObject(schoolWords)
    expect(body.eats[0]).toEqual({ food: canaries.eats, only_exactly: true })
    expect(canariesIn(JSON.stringify(body)).sort()).toEqual(
      [
        ...['allergy', 'calming', 'contact', 'diet', 'eats', 'formula', 'formulaAmount', 'label'],
        ...['name', 'never', 'offering', 'phone', 'reaction', 'refuses', 'surname'],
      ].sort(),
    )
  })

  it('is in the school’s language, and as the profile is now', async () => {
    const parent = await parentWithChild(buildChild({ allergies: ['egg'] }))
    expect((await packet(parent, 'es-US')).body.omit[0]?.name).toBe('Huevo')
    const { token, params } = parent
    await testApp.call('changeChild', { token, params, body: buildChild({ allergies: ['milk'] }) })
    expect((await packet(parent)).body.omit.map(({ name }) => name)).toEqual(['Milk'])
  })

  it('is refused without a session, for another family, a child that is gone, and no language of ours', async () => {
    const parent = await parentWithChild()
    const { token: foreign } = await registerParent(testApp)
    const { params } = parent
    expect(
      (await testApp.call('readSchoolPacket', { params, query: { language: 'en-US' } })).status,
    ).toBe(401)
    expect((await packet({ token: foreign, params })).status).toBe(404)
    expect((await packet(parent, 'fr-FR')).status).toBe(422)
    await testApp.call('deleteChild', { token: parent.token, params })
    expect((await packet(parent)).status).toBe(404)
  })
})

describe('words for a school', () => {
  it('are kept with the child through a save of its form, exported, and gone with it', async () => {
    const parent = await parentWithChild()
    const { token, password, params } = parent
    const kept = await testApp.call('changeSchoolWords', { token, params, body: schoolWords })
    expect(kept.body.school_words).toEqual(schoolWords)
    const saved = await testApp.call('changeChild', { token, params, body: buildChild({ age: 8 }) })
    expect(saved.body.school_words).toEqual(schoolWords)
    await testApp.call('confirm', { token, body: { current_password: password } })
    const { body } = await testApp.call('exportAccount', { token })
    expect(body.children[0]?.school_words).toEqual(schoolWords)
  })

  it('are refused from another family, without a session, and where they are too long', async () => {
    const { token, params } = await parentWithChild()
    const { token: foreign } = await registerParent(testApp)
    const put = (body: object, asked = token) =>
      testApp.call('changeSchoolWords', { token: asked, params, body: body as SchoolWords })
    expect((await put(schoolWords, foreign)).status).toBe(404)
    expect((await testApp.call('changeSchoolWords', { params, body: schoolWords })).status).toBe(
      401,
    )
    const long = await put({ ...schoolWords, seating: 'x'.repeat(501) })
    expect([long.status, Object.keys(long.error.fields ?? {})]).toEqual([422, ['seating']])
    expect((await put({ seating: 'x' })).status).toBe(422)
  })
})

describe('the page for a clinic', () => {
  const clinic = async (
    { token, params }: Pick<Parent, 'token' | 'params'>,
    language: 'en-US' | 'es-US' = 'en-US',
  ) => {
    const body = { kind: 'clinic', name_shown: 'first', language } as const
    const answer = await testApp.call('previewCareLink', { token, params, body })
    if (answer.body.kind !== 'clinic') throw new Error('No page for a clinic')
    return answer.body
  }

  it('has the parent’s words, measurements by their day, and signs in its language', async () => {
    const child = childOfCanaries()
    const parent = await parentWithChild({ ...child, red_flags: { answers: ['limp'] } })
    const { token, params } = parent
    const growth = [
      { measured_on: '2026-11-02', weight_kg: 21.5, height_cm: 118 },
      { measured_on: '2026-05-02', weight_kg: null, height_cm: 115 },
    ]
    const body = { ...canaryClinicWords, growth }
    expect((await testApp.call('changeClinicWords', { token, params, body })).status).toBe(200)
    const page = await clinic(parent)
    expect(page).toMatchObject({ ...canaryClinicWords, growth: growth.toReversed(), age: 7 })
    expect(page.red_flags?.signs).toHaveLength(1)
    const spanish = await clinic(parent, 'es-US')
    expect(spanish.red_flags?.signs).not.toEqual(page.red_flags?.signs)
    expect(spanish.reason).toBe(page.reason)
  })

  it('tells what the newest plan brings, and of that what is known to be eaten: at least', async () => {
    const { token, child } = await parentWithPlan(testApp, {
      startDate: plainDateOf(testApp.now()),
    })
    const page = await clinic({ token, params: { id: child.id } })
    const nutrients = page.nutrition?.nutrients ?? []
    expect(nutrients.map(({ nutrient }) => nutrient)).toEqual(
      expect.arrayContaining(['selenium_ug', 'copper_mg', 'thiamin_mg', 'vit_k_ug', 'iron_mg']),
    )
    for (const { known, offered } of nutrients) {
      expect(known ?? 0).toBeLessThanOrEqual(offered + 0.1)
    }
  })

  it('opens for thirty days where nothing else is said', async () => {
    const { token, params } = await parentWithChild()
    const { body: link } = await testApp.call('createCareLink', {
      token,
      params,
      body: {
        kind: 'clinic',
        recipient: 'Dr. Lee',
        name_shown: 'first',
        language: 'en-US',
        consents: true,
      },
    })
    const days = (Date.parse(link.expires_at ?? '') - testApp.now().getTime()) / dayMs
    expect(Math.round(days)).toBe(30)
  })
})

describe('words for a clinic', () => {
  it('are kept through a save of the form, exported, and of nobody else', async () => {
    const { token, password, params } = await parentWithChild()
    const { token: foreign } = await registerParent(testApp)
    const call = (asked: { token?: string }, body = canaryClinicWords) =>
      testApp.call('changeClinicWords', { ...asked, params, body })
    expect((await call({ token })).status).toBe(200)
    expect([(await call({ token: foreign })).status, (await call({})).status]).toEqual([404, 401])
    await testApp.call('changeChild', { token, params, body: buildChild({ age: 8 }) })
    await testApp.call('confirm', { token, body: { current_password: password } })
    const { body } = await testApp.call('exportAccount', { token })
    expect(body.children[0]?.clinic_words).toEqual(canaryClinicWords)
  })

  it('are refused with a day that is none, a weight of nobody, or nothing measured', async () => {
    const { token, params } = await parentWithChild()
    const row = { measured_on: '2026-11-02', weight_kg: 20, height_cm: null }
    const wrong = [
      { ...row, measured_on: '2026-13-02' },
      { ...row, weight_kg: 900 },
      { ...row, height_cm: 12 },
      { ...row, weight_kg: null },
    ]
    for (const one of wrong) {
      const body = { ...canaryClinicWords, growth: [one] }
      const { status, error } = await testApp.call('changeClinicWords', { token, params, body })
      expect([status, Object.keys(error.fields ?? {})[0]]).toEqual([
        422,
        expect.stringContaining('growth.0'),
      ])
    }
    const many = { ...canaryClinicWords, growth: Array.from({ length: 13 }, () => row) }
    expect((await testApp.call('changeClinicWords', { token, params, body: many })).status).toBe(
      422,
    )
  })
})

describe('a child as FHIR', () => {
  const asked = ({ token, params }: Pick<Parent, 'params'> & { token?: string }, query = {}) =>
    testApp.call('readFhirBundle', { ...(token ? { token } : {}), params, query })

  it('tells what was typed, what was eaten as it was confirmed, and a name where it is asked for', async () => {
    const parent = await parentWithChild(childOfCanaries())
    const { token, params } = parent
    await testApp.call('changeClinicWords', { token, params, body: canaryClinicWords })
    const { status, body } = await asked(parent)
    expect([status, body.type]).toEqual([200, 'collection'])
    const types = body.entry.map(({ resource }) => resource.resourceType)
    expect(types.filter((type) => type === 'AllergyIntolerance')).toHaveLength(2)
    expect(types).not.toContain('NutritionIntake')
    expect(canariesIn(JSON.stringify(body)).sort()).toEqual(
      ['allergy', 'eats', 'formula', 'formulaAmount'].sort(),
    )
    const named = await asked(parent, { name_shown: 'first' })
    expect(canariesIn(JSON.stringify(named.body))).toContain('name')
    expect(canariesIn(JSON.stringify(named.body))).not.toContain('surname')
  })

  it('is refused without a session, for another family, and with a name of no kind', async () => {
    const parent = await parentWithChild()
    const { token } = await registerParent(testApp)
    const { params } = parent
    expect((await asked({ params })).status).toBe(401)
    expect((await asked({ token, params })).status).toBe(404)
    expect((await asked(parent, { name_shown: 'whole' })).status).toBe(422)
  })
})
