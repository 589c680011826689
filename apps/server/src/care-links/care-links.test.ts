import { limits } from '@brightplate/contract/limits'
import { dayMs } from '@brightplate/contract/plain-date'
import type { CareLinkBody } from '@brightplate/contract/sharing/care-link'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetExpiredAccess } from '../auth/sessions/forget-expired-access.ts'
import { careLinks } from '../db/tables/household/care-links.ts'
import { buildChild } from '../testing/families/build-child.ts'
import {
  canaries,
  canariesIn,
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

const linkBody = (changes: Partial<CareLinkBody> = {}): CareLinkBody => ({
  kind: 'about',
  recipient: 'Grandma Rose',
  name_shown: 'first',
  language: 'en-US',
  consents: true,
  ...changes,
})

async function parentWithChild(changes = {}) {
  const { token, user, password } = await registerParent(testApp)
  const { body } = await testApp.call('createChild', { token, body: buildChild(changes) })
  return { token, user, password, child: body, params: { id: body.id } }
}

async function share(
  { token, params }: Pick<Awaited<ReturnType<typeof parentWithChild>>, 'token' | 'params'>,
  changes: Partial<CareLinkBody> = {},
) {
  const { status, body } = await testApp.call('createCareLink', {
    token,
    params,
    body: linkBody(changes),
  })
  expect(status).toBe(201)
  return body
}

const open = (secret: string | undefined, code?: string, day?: string) =>
  testApp.call('readShared', {
    headers: {
      ...(secret === undefined ? {} : { 'x-care-link': secret }),
      ...(code === undefined ? {} : { 'x-care-link-code': code }),
    },
    query: day === undefined ? {} : { day },
  })

const ended = { status: 404, code: 'link_ended' }
async function outcome(secret: string | undefined, code?: string) {
  const { status, error } = await open(secret, code)
  return status === 200 ? { status } : { status, code: error.code }
}

const today = () => testApp.now().toISOString().slice(0, 10)

describe('a link', () => {
  it('opens without an account, and shows a profile as it is at that moment', async () => {
    const parent = await parentWithChild()
    const { secret, expires_at } = await share(parent)
    const first = await open(secret)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({
      kind: 'about',
      child_name: 'Robin',
      allergies: ['milk', 'peanuts'],
      expires_at,
    })
    await testApp.call('changeChild', {
      token: parent.token,
      params: parent.params,
      body: buildChild({ allergies: ['milk', 'peanuts', 'sesame'] }),
    })
    expect((await open(secret)).body.allergies).toEqual(['milk', 'peanuts', 'sesame'])
  })

  it('lives seven days, or as many as were chosen, and not a moment longer', async () => {
    const parent = await parentWithChild()
    const seven = await share(parent)
    const one = await share(parent, { days: 1 })
    const now = testApp.now().getTime()
    expect(Date.parse(seven.expires_at ?? '') - now).toBe(7 * dayMs)
    testApp.advance(dayMs - 1)
    expect(await outcome(one.secret)).toEqual({ status: 200 })
    testApp.advance(1)
    expect(await outcome(one.secret)).toEqual(ended)
    // Also where the clock is set back after that.
    testApp.advance(-1)
    expect(await outcome(one.secret)).toEqual(ended)
    testApp.advance(1)
    expect(await outcome(seven.secret)).toEqual({ status: 200 })
    testApp.advance(6 * dayMs)
    expect(await outcome(seven.secret)).toEqual(ended)
  })

  it('is stopped at once, and answers then as one that never was', async () => {
    const parent = await parentWithChild()
    const { id, secret } = await share(parent)
    expect(await outcome(secret)).toEqual({ status: 200 })
    const { status } = await testApp.call('endCareLink', { token: parent.token, params: { id } })
    expect(status).toBe(204)
    const answers = [await open(secret), await open('x'.repeat(82)), await open(undefined)]
    expect(new Set(answers.map(({ status, error }) => JSON.stringify([status, error]))).size).toBe(
      1,
    )
    expect(await outcome(secret)).toEqual(ended)
    const again = await testApp.call('endCareLink', { token: parent.token, params: { id } })
    expect(again.status).toBe(404)
  })

  it('goes with its child, and with the account', async () => {
    const parent = await parentWithChild()
    const { body: other } = await testApp.call('createChild', {
      token: parent.token,
      body: buildChild(),
    })
    const ofChild = await share(parent)
    const ofOther = await share({ token: parent.token, params: { id: other.id } })
    await testApp.call('deleteChild', { token: parent.token, params: parent.params })
    expect(await outcome(ofChild.secret)).toEqual(ended)
    expect(await outcome(ofOther.secret)).toEqual({ status: 200 })
    await testApp.call('eraseAccount', {
      token: parent.token,
      body: { current_password: parent.password },
    })
    expect(await outcome(ofOther.secret)).toEqual(ended)
  })

  it('is nobody’s session: it reads nothing but its page', async () => {
    const parent = await parentWithChild()
    const { secret } = await share(parent)
    expect((await testApp.call('listChildren', { token: secret })).status).toBe(401)
    expect((await testApp.call('listCareLinks', { token: secret })).status).toBe(401)
    expect(await outcome(parent.token)).toEqual(ended)
    expect((await testApp.call('readCalendar', { query: { secret } })).status).toBe(404)
  })

  it('is kept by no cache and listed by no search engine, whatever it answers', async () => {
    const { secret } = await share(await parentWithChild())
    for (const link of [secret, 'x']) {
      const { headers } = await testApp.app.inject({
        url: '/api/shared',
        headers: { 'x-care-link': link },
      })
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
  })

  it('keeps neither its secret nor its code, nor for whom it is, in the open', async () => {
    const parent = await parentWithChild()
    const { id, secret } = await share(parent, { code: '4711' })
    const rows = await testApp.database.db.select().from(careLinks)
    const row = rows.find((one) => one.id === id)
    const kept = JSON.stringify({ ...row, details: row?.details.toString('latin1') })
    for (const word of [secret, '4711', 'Rose']) expect(kept).not.toContain(word)
  })

  it('is refused with what is wrong, a field each', async () => {
    const { token, params } = await parentWithChild()
    const wrong = [
      [{ days: 0 }, 'days'],
      [{ days: 31 }, 'days'],
      [{ days: 1.5 }, 'days'],
      [{ recipient: ' ' }, 'recipient'],
      [{ code: '12345' }, 'code'],
      [{ code: '12a4' }, 'code'],
      [{ kind: 'everything' }, 'kind'],
      [{ consents: false }, 'consents'],
      [{ kind: 'calendar', time_zone: 'Moon/Sea' }, 'time_zone'],
    ] as const
    for (const [changes, field] of wrong) {
      const body = linkBody(changes as Partial<CareLinkBody>)
      const { status, error } = await testApp.call('createCareLink', { token, params, body })
      expect([field, status, Object.keys(error.fields ?? {})]).toEqual([field, 422, [field]])
    }
    expect((await testApp.call('listCareLinks', { token })).body).toEqual([])
  })

  it('can be made fifty times, and again once one was stopped', async () => {
    const parent = await parentWithChild()
    const { token, params } = parent
    const first = await share(parent)
    for (let link = 1; link < limits.careLinksPerHousehold; link += 1) await share(parent)
    const more = await testApp.call('createCareLink', { token, params, body: linkBody() })
    expect(more.status).toBe(422)
    await testApp.call('endCareLink', { token, params: { id: first.id } })
    await share(parent)
  })

  it('is asked for sixty times a minute at most', async () => {
    const { secret } = await share(await parentWithChild())
    const { secret: other } = await share(await parentWithChild())
    for (let time = 0; time < limits.careLinkOpeningsPerMinute; time += 1) {
      expect(await outcome(secret)).toEqual({ status: 200 })
    }
    expect(await outcome(secret)).toEqual({ status: 429, code: 'too_many_requests' })
    expect(await outcome(other)).toEqual({ status: 200 })
    testApp.advance(60_000)
    expect(await outcome(secret)).toEqual({ status: 200 })
  })
})

describe('a link with a code', () => {
  it('asks for it, and opens to the right one alone', async () => {
    const { secret } = await share(await parentWithChild(), { code: '0407' })
    expect(await outcome(secret)).toEqual({ status: 403, code: 'link_code_needed' })
    expect(await outcome(secret, '407')).toEqual({ status: 403, code: 'link_code_wrong' })
    expect(await outcome(secret, '0407')).toEqual({ status: 200 })
  })

  it('opens nothing any more after ten wrong ones in its whole life, also to the right one', async () => {
    const parent = await parentWithChild()
    const { id, secret } = await share(parent, { code: '0407', days: 30 })
    for (let day = 0; day < limits.careLinkCodeTries; day += 1) {
      expect(await outcome(secret, '9999')).toEqual({ status: 403, code: 'link_code_wrong' })
      testApp.advance(dayMs)
    }
    expect(await outcome(secret, '0407')).toEqual(ended)
    const { body } = await testApp.call('listCareLinks', { token: parent.token })
    expect(body.find((one) => one.id === id)).toMatchObject({ locked: true, opened: 0 })
  })

  it('counts tries that come at once', async () => {
    const { secret } = await share(await parentWithChild(), { code: '0407' })
    const tries = Array.from({ length: 30 }, (_, code) => outcome(secret, String(1000 + code)))
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 403)
    expect(refused.length).toBeLessThanOrEqual(limits.careLinkCodeTries)
    expect(await outcome(secret, '0407')).toEqual(ended)
  })

  it('forgets wrong tries once the code was right', async () => {
    const { secret } = await share(await parentWithChild(), { code: '0407' })
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 9; time += 1) await outcome(secret, '9999')
      expect(await outcome(secret, '0407')).toEqual({ status: 200 })
    }
  })
})

describe('the meals that a link shows', () => {
  it('are those of the day where it is read, as the plan stands', async () => {
    const parent = await parentWithPlan(testApp, { startDate: today() })
    const { secret } = await share(
      { token: parent.token, params: { id: parent.child.id } },
      { kind: 'today' },
    )
    const { body } = await open(secret)
    if (body.kind !== 'today') throw new Error('Another kind')
    const [first] = parent.plan.plan_data.days
    expect(body.days.map(({ date }) => date)).toEqual([today()])
    expect(body.days[0]?.meals.at(-1)).toMatchObject({ name: first?.dinner.name })
    const next = new Date(testApp.now().getTime() + dayMs).toISOString().slice(0, 10)
    const tomorrow = (await open(secret, undefined, next)).body
    expect(tomorrow).toMatchObject({ days: [{ date: next }] })
    // What is no day anywhere on earth is the nearest that is.
    expect((await open(secret, undefined, '2030-01-01')).body).toMatchObject({
      days: [{ date: next }],
    })
  })

  it('are not shown where an allergy of a minute ago forbids them', async () => {
    const parent = await parentWithPlan(testApp, { startDate: today() })
    const { token } = parent
    const params = { id: parent.child.id }
    const { secret } = await share({ token, params }, { kind: 'week' })
    const statesOf = async () => {
      const { body } = await open(secret)
      return body.kind === 'week'
        ? body.days.flatMap(({ meals }) => meals.map((one) => one.state))
        : []
    }
    expect(new Set(await statesOf())).toEqual(new Set(['planned']))
    await testApp.call('changeChild', {
      token,
      params,
      body: buildChild({
        allergies: ['milk', 'peanuts', 'wheat', 'rice', 'corn', 'oats', 'potato'],
      }),
    })
    expect(await statesOf()).toContain('unfit')
    const { body: plan } = await testApp.call('readPlan', { token, params: parent.params })
    const { body } = await open(secret)
    if (body.kind !== 'week') throw new Error('Another kind')
    const warned = plan.warnings.flatMap(({ day, slot }) => (day === null ? [] : `${day} ${slot}`))
    const unfit = body.days.flatMap(({ meals }, day) =>
      meals.flatMap(({ slot, state }) => (state === 'unfit' ? `${day + 1} ${slot}` : [])),
    )
    expect(unfit.sort()).toEqual(warned.sort())
  })

  it('are said in Spanish to whoever reads a Spanish link, with the weights of the plan', async () => {
    const parent = await parentWithPlan(testApp, { startDate: today() })
    const { token } = parent
    const params = { id: parent.child.id }
    const { secret } = await share({ token, params }, { kind: 'week', language: 'es-US' })
    const { body } = await open(secret)
    if (body.kind !== 'week') throw new Error('Another kind')
    const meals = body.days.flatMap((day) => day.meals)
    const planned = meals.flatMap((meal) => (meal.state === 'planned' ? [meal] : []))
    expect(new Set(planned.map(({ language }) => language))).toEqual(new Set(['es-US']))
    const [first] = parent.plan.plan_data.days
    const weights = (lines: readonly string[] = []) =>
      lines.map((line) => /[\d.]+ g(?=\)|$)/.exec(line)?.[0])
    const breakfast = planned.find(({ slot }) => slot === 'breakfast')
    expect(weights(breakfast?.ingredients)).toEqual(weights(first?.breakfast.ingredients))
    expect(JSON.stringify(planned.map(({ steps }) => steps))).not.toMatch(/\b(?:the|and|with)\b/i)
  })

  it('are of the newest plan of a day, and none of a deleted one', async () => {
    const parent = await parentWithPlan(testApp, { startDate: today() })
    const { token } = parent
    const params = { id: parent.child.id }
    const { secret } = await share({ token, params }, { kind: 'week' })
    await testApp.call('deletePlan', { token, params: parent.params })
    expect((await open(secret)).body).toMatchObject({ days: [] })
  })
})

describe('what a link shows of a family', () => {
  it('is what was shown before it was made, to the letter', async () => {
    const parent = await parentWithPlan(testApp, { startDate: today() })
    const { token } = parent
    const params = { id: parent.child.id }
    for (const kind of ['today', 'week', 'about', 'clinic'] as const) {
      const choice = { kind, name_shown: 'initial', language: 'es-US', days: 3 } as const
      const { body } = await testApp.call('previewCareLink', { token, params, body: choice })
      const { secret } = await share({ token, params }, choice)
      expect((await open(secret)).body).toEqual(body)
    }
  })

  it('names what allergies exclude, by its names on labels, to a clinic alone', async () => {
    const parent = await parentWithChild({ allergies: ['milk', 'quuxberries'] })
    for (const [language, name, form] of [
      ['en-US', 'Milk', 'butter'],
      ['es-US', 'Leche', 'mantequilla'],
    ] as const) {
      const { secret } = await share(parent, { kind: 'clinic', language })
      const { body } = await open(secret)
      if (body.kind !== 'clinic') throw new Error('Another kind')
      expect(body.omit?.[0]?.name).toBe(name)
      expect(body.omit?.[0]?.forms).toContain(form)
    }
    const about = await share(parent, { kind: 'about' })
    expect((await open(about.secret)).body).not.toHaveProperty('omit')
  })

  it('is nothing of what nobody shared, also in its meals', async () => {
    const parent = await parentWithPlan(testApp, { child: childOfCanaries(), startDate: today() })
    const { token } = parent
    const params = { id: parent.child.id }
    await testApp.call('changeCareWords', { token, params, body: canaryWords })
    const { secret } = await share({ token, params }, { kind: 'week', name_shown: 'none' })
    const { body } = await open(secret)
    if (body.kind !== 'week') throw new Error('Another kind')
    expect(body.days).toHaveLength(7)
    // What is eaten stands in meals as the parent typed it.
    const inMeals = canariesIn(JSON.stringify(body)).filter(
      (one) => one !== 'eats' && one !== 'label',
    )
    expect(inMeals.sort()).toEqual(['allergy', 'contact', 'diet', 'never', 'phone', 'reaction'])
    expect(JSON.stringify(body)).not.toMatch(/benefit|nutrition|kcal|usd|warning|snapshot/)
  })
})

describe('the list of what is shared', () => {
  it('says who, what, until when, how often and when last', async () => {
    const parent = await parentWithChild()
    const { token } = parent
    const first = await share(parent)
    testApp.advance(1)
    await share(parent, { kind: 'week', recipient: 'Mrs. Novak', code: '1234', days: 30 })
    await open(first.secret)
    const { body } = await testApp.call('listCareLinks', { token })
    expect(body.map(({ recipient }) => recipient)).toEqual(['Mrs. Novak', 'Grandma Rose'])
    expect(body[1]).toMatchObject({ opened: 1, last_opened_at: testApp.now().toISOString() })
    expect(body[0]).toMatchObject({ opened: 0, last_opened_at: null, has_code: true, kind: 'week' })
    expect(JSON.stringify(body)).not.toContain(first.secret)
    await testApp.call('confirm', { token, body: { current_password: parent.password } })
    const { body: exported } = await testApp.call('exportAccount', { token })
    expect(exported.care_links).toEqual(body)
  })

  it('is nobody else’s, and needs a session', async () => {
    const parent = await parentWithChild()
    const { id, secret } = await share(parent)
    const { token } = await registerParent(testApp)
    const { params } = parent
    const body = linkBody()
    expect((await testApp.call('listCareLinks', { token })).body).toEqual([])
    expect((await testApp.call('endCareLink', { token, params: { id } })).status).toBe(404)
    expect((await testApp.call('endCareLink', { token, params: { id: 'x' } })).status).toBe(404)
    expect((await testApp.call('createCareLink', { token, params, body })).status).toBe(404)
    const choice = { kind: 'about', name_shown: 'none', language: 'en-US' } as const
    const preview = { token, params, body: choice }
    expect((await testApp.call('previewCareLink', preview)).status).toBe(404)
    const words = { token, params, body: canaryWords }
    expect((await testApp.call('changeCareWords', words)).status).toBe(404)
    expect(await outcome(secret)).toEqual({ status: 200 })
    const stranger = { params, body }
    expect((await testApp.call('createCareLink', stranger)).status).toBe(401)
    expect((await testApp.call('previewCareLink', { params, body: choice })).status).toBe(401)
    expect((await testApp.call('changeCareWords', { params, body: canaryWords })).status).toBe(401)
    expect((await testApp.call('listCareLinks', {})).status).toBe(401)
    expect((await testApp.call('endCareLink', { params: { id } })).status).toBe(401)
  })

  it('forgets what has ended', async () => {
    const parent = await parentWithChild()
    const { id } = await share(parent, { days: 1 })
    testApp.advance(dayMs)
    expect((await testApp.call('listCareLinks', { token: parent.token })).body).toEqual([])
    await forgetExpiredAccess(testApp.database.db, testApp.now())
    const rows = await testApp.database.db.select({ id: careLinks.id }).from(careLinks)
    expect(rows.map((row) => row.id)).not.toContain(id)
  })
})

describe('what a parent writes for whoever feeds the child', () => {
  it('is kept, stays through a change of the profile, and is in no plan', async () => {
    const parent = await parentWithPlan(testApp)
    const { token } = parent
    const params = { id: parent.child.id }
    const { body } = await testApp.call('changeCareWords', { token, params, body: canaryWords })
    expect(body.care_words).toEqual(canaryWords)
    const { body: changed } = await testApp.call('changeChild', {
      token,
      params,
      body: buildChild(),
    })
    expect(changed.care_words).toEqual(canaryWords)
    const { body: plan } = await testApp.call('readPlan', { token, params: parent.params })
    expect(canariesIn(JSON.stringify(plan))).toEqual([])
  })

  it('is refused where it is too long, or a number is none', async () => {
    const { token, params } = await parentWithChild()
    for (const changes of [
      { what_calms: 'x'.repeat(601) },
      { who_to_call: [{ name: 'Mom', phone: 'call me' }] },
      { who_to_call: [{ name: '', phone: '555 0117' }] },
      { who_to_call: Array(4).fill({ name: 'Mom', phone: '555 0117' }) },
    ]) {
      const body = { ...canaryWords, ...changes }
      const { status } = await testApp.call('changeCareWords', { token, params, body })
      expect([changes, status]).toEqual([changes, 422])
    }
    const { body } = await testApp.call('readChild', { token, params })
    expect(body.care_words).toBeUndefined()
  })
})

describe('the calendar of a child', () => {
  it('is read by its address alone, without an end, until it is stopped', async () => {
    const parent = await parentWithPlan(testApp, { child: childOfCanaries(), startDate: today() })
    const { token } = parent
    const params = { id: parent.child.id }
    const made = await share({ token, params }, { kind: 'calendar', time_zone: 'America/New_York' })
    expect(made.expires_at).toBeNull()
    const read = () => testApp.call('readCalendar', { query: { secret: made.secret } })
    const { status, body } = await read()
    expect(status).toBe(200)
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
    expect(events.length).toBe(7 * 6)
    const told = canariesIn(body).filter(
      (one) => one !== 'eats' && one !== 'label' && one !== 'name',
    )
    expect(told).toEqual([])
    expect(body).not.toMatch(/-free|allerg/i)
    expect(canaries.allergy).not.toBe('')
    for (let month = 0; month < 2; month += 1) {
      testApp.advance(25 * dayMs)
      expect((await read()).status).toBe(200)
      expect((await testApp.call('listCareLinks', { token })).body).toHaveLength(1)
    }
    await testApp.call('endCareLink', { token, params: { id: made.id } })
    expect(await read()).toMatchObject({ status: 404, error: { code: 'link_ended' } })
    expect((await testApp.call('readCalendar', {})).status).toBe(404)
    expect(await outcome(made.secret)).toEqual(ended)
  })
})
