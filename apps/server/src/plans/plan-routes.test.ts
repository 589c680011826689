import { dayMs } from '@brightplate/contract/plain-date'
import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mealPlans } from '../db/tables/household/plans/meal-plans.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { keysOf } from '../testing/families/member-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { subscribe } from '../testing/families/subscribe.ts'
import { startTestApp, type TestApp, testThreads } from '../testing/test-app.ts'
import { leaseMs } from './generations/reserving/reserve-generation.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

async function parentWithChild(changes = {}, on = testApp) {
  const { token, user, email, password } = await registerParent(on)
  const { body: child } = await on.call('createChild', { token, body: buildChild(changes) })
  return { token, child, userId: user.id, email, password }
}

async function onFreeTier() {
  const parent = await parentWithChild()
  testApp.advance(4 * dayMs)
  return parent
}

function generate(token: string, childId: string, key?: string, durationDays: 7 | 14 = 7) {
  return testApp.call('generatePlan', {
    token,
    body: { child_id: childId, duration_days: durationDays },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
}

function planOf(answer: Awaited<ReturnType<typeof generate>>): MealPlan {
  if (answer.status !== 201 || !('plan_data' in answer.body)) {
    throw new Error(`Generating answered ${answer.status}: ${answer.error.detail}`)
  }
  return answer.body
}

describe('generating a plan', () => {
  it('answers with the whole plan, its snapshot and versions §3.6 §7.11', async () => {
    const { token, child } = await parentWithChild()
    const plan = planOf(await generate(token, child.id))
    expect(plan).toMatchObject({
      child_id: child.id,
      child_name: 'Robin',
      duration_days: 7,
      revision: 1,
      warnings: [],
      locks: [],
    })
    expect(plan.profile_snapshot).toMatchObject({ age: 7, allergies: ['milk', 'peanuts'] })
    expect(plan.plan_data.days).toHaveLength(7)
    expect(plan.plan_data.schema_version).toBe(3)
    expect(plan.plan_data.days[0]?.dinner).toMatchObject({ recipe_version: 1 })
  })

  it('starts on the day asked for, or on today where the parent is', async () => {
    const { token, child } = await parentWithChild()
    const firstDate = async (body: object) => {
      const answer = await testApp.call('generatePlan', {
        token,
        body: { child_id: child.id, duration_days: 7, ...body },
      })
      return planOf(answer).plan_data.days[0]?.date
    }
    expect(await firstDate({ start_date: '2026-12-24' })).toBe('2026-12-24')
    const today = testApp.now().toISOString().slice(0, 10)
    expect(await firstDate({})).toBe(today)
    const tomorrow = new Date(testApp.now().getTime() + dayMs).toISOString().slice(0, 10)
    expect([today, tomorrow]).toContain(await firstDate({ time_zone: 'Pacific/Kiritimati' }))
    expect(await firstDate({ time_zone: 'Nowhere/Land' })).toBe(today)
  })

  it('needs a session, and a child of one’s own §6.2 §6.4', async () => {
    const { child } = await parentWithChild()
    const body = { child_id: child.id, duration_days: 7 as const }
    expect((await testApp.call('generatePlan', { body })).status).toBe(401)
    const { token } = await registerParent(testApp)
    expect((await generate(token, child.id)).status).toBe(404)
    expect((await generate(token, 'no-id')).status).toBe(404)
  })

  it.each([
    [{ duration_days: 7 }, 'child_id', 'Please select a child'],
    [{ child_id: '', duration_days: 7 }, 'child_id', 'Please select a child'],
    [{ child_id: 'x', duration_days: 8 }, 'duration_days', 'Choose 7 or 14 days.'],
  ])('refuses %j §1.3 §5.13-14 §5.16 §8.8 §9.5', async (body, field, detail) => {
    const { token } = await registerParent(testApp)
    const { status, error } = await testApp.call('generatePlan', {
      token,
      body: body as { child_id: string; duration_days: 7 },
    })
    expect(status).toBe(422)
    expect(error.fields).toEqual({ [field]: detail })
  })

  it('refuses a condition that belongs to a clinic, and spends nothing', async () => {
    const { token, child } = await parentWithChild({ allergies: ['PKU'] })
    const answer = await generate(token, child.id)
    expect([answer.status, answer.error.code]).toEqual([422, 'needs_clinician'])
    expect(answer.error.detail).toMatch(/^We cannot plan safely for .+ dietitian\.$/)
  })

  it('asks what an allergy means that names no food, spends nothing, and plans once it is answered', async () => {
    const { token, child } = await parentWithChild({ allergies: ['EpiPen', 'milk'] })
    const refused = await generate(token, child.id)
    expect([refused.status, refused.error.code]).toEqual([422, 'needs_answer'])
    expect(refused.error.detail).toMatch(
      /Which food does “EpiPen” stand for\?.*“It names no food”/u,
    )
    const [question] = refused.error.questions ?? []
    expect(question).toMatchObject({ list: 'allergies', tag: 'EpiPen' })
    const answer = question?.answers.find(({ act }) => act === 'answer')
    if (answer?.act !== 'answer' || !question) throw new Error('There is no answer to give')
    const saved = await testApp.call('changeChild', {
      token,
      params: { id: child.id },
      body: buildChild({
        allergies: ['EpiPen', 'milk'],
        answers: [
          { list: 'allergies', tag: 'EpiPen', question: answer.question, answer: answer.answer },
        ],
      }),
    })
    expect(saved.body.answers).toMatchObject([{ tag: 'EpiPen', answer: 'not-a-food' }])
    expect((await generate(token, child.id)).status).toBe(201)
  })

  it('answers a profile that cannot be met with the rules that clash', async () => {
    const textures = ['smooth', 'soft', 'crunchy', 'chewy', 'mixed', 'sauce-apart'] as const
    const { token, child } = await parentWithChild({ textures_avoided: [...textures] })
    const { status, error } = await generate(token, child.id)
    expect([status, error.code]).toEqual([422, 'plan_infeasible'])
    expect(error.clashes?.length).toBeGreaterThan(0)
    expect((await testApp.call('listPlans', { token })).body).toEqual([])
  })
})

describe('the free tier', () => {
  it('makes one plan in any 7 days §1.8 §4.25 §6.6 §8.10 §9.2', async () => {
    const { token, child } = await onFreeTier()
    expect((await generate(token, child.id)).status).toBe(201)
    const refused = await generate(token, child.id)
    expect([refused.status, refused.error.code]).toEqual([402, 'plan_limit_reached'])
    expect(refused.error.detail).toContain('Upgrade to premium')
    testApp.advance(7 * dayMs - 1)
    expect((await generate(token, child.id)).status).toBe(402)
    testApp.advance(1)
    expect((await generate(token, child.id)).status).toBe(201)
  })

  it('gives no plan back for a deleted one', async () => {
    const { token, child } = await onFreeTier()
    const { id } = planOf(await generate(token, child.id))
    expect((await testApp.call('deletePlan', { token, params: { id } })).status).toBe(204)
    expect((await generate(token, child.id)).status).toBe(402)
  })

  it('is spent for an address that erases its account and registers again, tag or not', async () => {
    const { token, child, email, password } = await onFreeTier()
    expect((await generate(token, child.id)).status).toBe(201)
    await testApp.call('eraseAccount', { token, body: { current_password: password } })
    for (const again of [email, email.replace('@', '+again@')]) {
      const body = { name: 'Again', email: again, password }
      const { body: account } = await testApp.call('register', { body })
      const children = await testApp.call('createChild', {
        token: account.token,
        body: buildChild(),
      })
      const refused = await generate(account.token, children.body.id)
      expect([refused.status, refused.error.code]).toEqual([402, 'plan_limit_reached'])
    }
  })

  it('is one for accounts whose addresses differ by a tag alone, and open again after 7 days', async () => {
    const { token, child, email, password } = await onFreeTier()
    const body = { name: 'Again', email: email.replace('@', '+two@'), password }
    const { body: other } = await testApp.call('register', { body })
    const sibling = await testApp.call('createChild', { token: other.token, body: buildChild() })
    const answers = await Promise.all([
      generate(token, child.id),
      generate(other.token, sibling.body.id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402])
    testApp.advance(7 * dayMs)
    expect((await generate(other.token, sibling.body.id)).status).toBe(201)
  })

  it('spends its plan once in 50 simultaneous requests', async () => {
    const { token, child } = await onFreeTier()
    // Opens the connections first: otherwise the requests would come one after the other.
    await Promise.all(Array.from({ length: 50 }, () => testApp.call('listChildren', { token })))
    const answers = await Promise.all(Array.from({ length: 50 }, () => generate(token, child.id)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 402)).toHaveLength(49)
    expect((await testApp.call('listPlans', { token })).body).toHaveLength(1)
  })

  it('spends nothing on a plan that could not be made', async () => {
    const { token, child } = await onFreeTier()
    const params = { id: child.id }
    const sick = buildChild({ allergies: ['FPIES'] })
    await testApp.call('changeChild', { token, params, body: sick })
    expect((await generate(token, child.id)).status).toBe(422)
    await testApp.call('changeChild', { token, params, body: buildChild() })
    expect((await generate(token, child.id)).status).toBe(201)
  })
})

describe('trial and premium', () => {
  it('make as many plans as wanted §1.3 §1.6-7 §1.9 §5.14 §6.5 §6.7 §9.3 §9.5', async () => {
    const { token, child, userId } = await parentWithChild()
    for (const duration of [14, 7] as const) {
      const plan = planOf(await generate(token, child.id, undefined, duration))
      expect(plan.plan_data.days).toHaveLength(duration)
    }
    testApp.advance(4 * dayMs)
    await subscribe(testApp, userId, 'monthly')
    for (let made = 0; made < 2; made += 1) {
      expect((await generate(token, child.id)).status).toBe(201)
    }
  })
})

describe('an idempotency key', () => {
  it('gives the same plan to the same request, one after the other and at once', async () => {
    const { token, child } = await onFreeTier()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => generate(token, child.id, 'one click')),
    )
    answers.push(await generate(token, child.id, 'one click'))
    const ids = new Set(answers.map((answer) => planOf(answer).id))
    expect(ids.size).toBe(1)
    expect((await testApp.call('listPlans', { token })).body).toHaveLength(1)
  })

  it('refuses another body under the same key', async () => {
    const { token, child } = await parentWithChild()
    await generate(token, child.id, 'a key', 7)
    const { status, error } = await generate(token, child.id, 'a key', 14)
    expect([status, error.code]).toEqual([422, 'idempotency_mismatch'])
  })

  it('is forgotten after a failure and after 24 hours', async () => {
    const { token, child } = await parentWithChild({ allergies: ['FPIES'] })
    expect((await generate(token, child.id, 'a key')).status).toBe(422)
    const body = buildChild()
    await testApp.call('changeChild', { token, params: { id: child.id }, body })
    const first = planOf(await generate(token, child.id, 'a key'))
    testApp.advance(dayMs + 1)
    expect(planOf(await generate(token, child.id, 'a key')).id).not.toBe(first.id)
  })

  it('belongs to one user', async () => {
    const a = await parentWithChild()
    const b = await parentWithChild()
    const first = planOf(await generate(a.token, a.child.id, 'shared key'))
    const second = planOf(await generate(b.token, b.child.id, 'shared key'))
    expect(second.id).not.toBe(first.id)
  })
})

describe('a generation whose process died', () => {
  it('holds no quota and no key once its lease has lapsed', async () => {
    const dying = await startTestApp({
      threads: { ...testThreads, makePlan: () => new Promise(() => {}) },
    })
    const { token, child } = await parentWithChild({}, dying)
    dying.advance(4 * dayMs)
    const ask = (key: string) =>
      dying.call('generatePlan', {
        token,
        body: { child_id: child.id, duration_days: 14 },
        headers: { prefer: 'respond-async', 'idempotency-key': key },
      })
    const first = await ask('a key')
    expect(first.status).toBe(202)
    const body = { child_id: child.id, duration_days: 7 as const }
    expect((await dying.call('generatePlan', { token, body })).status).toBe(402)
    dying.advance(leaseMs + 1)
    const again = await ask('a key')
    expect(again.status).toBe(202)
    expect(again.body.id).not.toBe(first.body.id)
    await dying.services.queue.boss.stop({ graceful: false })
    await dying.database.close()
  })
})

describe('the plans', () => {
  it('are listed newest first, whole or in summary, in pages §7.10', async () => {
    const { token, child } = await parentWithChild()
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1) {
      testApp.advance(1000)
      ids.unshift(planOf(await generate(token, child.id)).id)
    }
    const whole = await testApp.call('listPlans', { token })
    expect(whole.body.map(({ id }) => id)).toEqual(ids)
    const summary = await testApp.call('listPlans', { token, query: { view: 'summary' } })
    expect(summary.body[0]).toMatchObject({ id: ids[0], days_count: 7, child_name: 'Robin' })
    const [newest] = whole.body
    const firstDay = newest && 'plan_data' in newest ? newest.plan_data.days[0]?.date : null
    expect(summary.body[0]).toMatchObject({ start_date: firstDay })
    expect(summary.body[0]).not.toHaveProperty('plan_data')
    const page = await testApp.call('listPlans', { token, query: { limit: 1, before: ids[0] } })
    expect(page.body.map(({ id }) => id)).toEqual([ids[1]])
    const query = { limit: 1000 }
    expect((await testApp.call('listPlans', { token, query })).status).toBe(422)
  })

  it('are nobody else’s §6.4 §7.13', async () => {
    const { token, child } = await parentWithChild()
    const { id } = planOf(await generate(token, child.id))
    const other = await registerParent(testApp)
    for (const name of ['readPlan', 'deletePlan'] as const) {
      expect((await testApp.call(name, { token: other.token, params: { id } })).status).toBe(404)
      expect((await testApp.call(name, { params: { id } })).status).toBe(401)
    }
    expect((await testApp.call('readPlan', { token, params: { id } })).status).toBe(200)
    expect((await testApp.call('readPlan', { token, params: { id: 'no-id' } })).status).toBe(404)
  })
})

describe('a plan that is read', () => {
  it('goes out as it was kept, whole or with one of its days alone', async () => {
    const { token, child } = await parentWithChild()
    const made = planOf(await generate(token, child.id))
    const params = { id: made.id }
    const read = async (query: { day?: number }) =>
      testApp.call('readPlan', { token, params, query })
    expect((await read({})).body).toEqual(made)
    const first = (await read({ day: 1 })).body
    expect(first).toEqual({
      ...made,
      plan_data: { ...made.plan_data, days: made.plan_data.days.slice(0, 1) },
    })
    expect((await read({ day: 7 })).body.plan_data.days[0]).toEqual(made.plan_data.days[6])
    expect((await read({ day: 8 })).status).toBe(404)
    for (const day of [0, 15, 1.5]) {
      const refused = await read({ day })
      expect([refused.status, refused.error.code]).toEqual([422, 'invalid_input'])
    }
  })
})

describe('a plan made before its profile changed', () => {
  it('is checked on reading, and names each dish that no longer fits', async () => {
    const { token, child } = await parentWithChild({ allergies: [] })
    const { id } = planOf(await generate(token, child.id))
    const params = { id: child.id }
    const read = async () => (await testApp.call('readPlan', { token, params: { id } })).body
    expect((await read()).warnings).toEqual([])

    const body = buildChild({ allergies: ['wheat', 'milk', 'egg', 'soy'] })
    await testApp.call('changeChild', { token, params, body })
    const { warnings, plan_data } = await read()
    expect(warnings.length).toBeGreaterThan(0)
    for (const { day, slot, dish, text } of warnings) {
      if (day === null || slot === null) continue
      expect(text).toMatch(/^Day \d+, .+: “.+” (may hold|holds) .+\. /)
      const written = plan_data.days[day - 1]
      const names = written
        ? [written.breakfast, written.lunch, written.dinner, ...written.snacks, written.juice]
        : []
      expect(names.map(({ name }) => name)).toContain(dish)
    }
    const summary = await testApp.call('listPlans', { token, query: { view: 'summary' } })
    expect(summary.body[0]?.warnings).toEqual(warnings)
  })

  it('is checked again for each change of the profile, also one back to an earlier one', async () => {
    const { token, child } = await parentWithChild({ allergies: [] })
    const { id } = planOf(await generate(token, child.id))
    const params = { id: child.id }
    const warningsFor = async (allergies: string[]) => {
      await testApp.call('changeChild', { token, params, body: buildChild({ allergies }) })
      const query = { view: 'summary' as const }
      const [summary] = (await testApp.call('listPlans', { token, query })).body
      const { warnings } = (await testApp.call('readPlan', { token, params: { id } })).body
      expect(summary?.warnings).toEqual(warnings)
      return warnings
    }
    const wheat = await warningsFor(['wheat'])
    expect(wheat).not.toEqual([])
    const milk = await warningsFor(['milk'])
    expect(milk).not.toEqual([])
    expect(milk).not.toEqual(wheat)
    expect(await warningsFor(['wheat'])).toEqual(wheat)
    expect(await warningsFor([])).toEqual([])
  })

  it('is checked again when the rules changed, be the profile the same', async () => {
    const { token, child, userId } = await parentWithChild()
    const keys = await keysOf(testApp, userId)
    const { id, plan_data } = planOf(await generate(token, child.id))
    const key = keys.ofChild(child.id)
    const [first] = plan_data.days
    if (!first || !key) throw new Error('A plan without days or key')
    first.lunch.ingredients.push('1 tbsp peanut butter (16 g)')
    const read = async () =>
      (await testApp.call('readPlan', { token, params: { id } })).body.warnings
    const store = (rulesVersion: string) =>
      testApp.database.db
        .update(mealPlans)
        .set({
          planData: sealedColumns.planData.seal(key, [keys.householdId, id], plan_data),
          rulesVersion,
        })
        .where(eq(mealPlans.id, id))
    await store('2000-01-01.1')
    expect((await read()).map(({ day, slot }) => [day, slot])).toEqual([[1, 'lunch']])
  })

  it('is left alone when only the name changed', async () => {
    const { token, child } = await parentWithChild()
    const { id } = planOf(await generate(token, child.id))
    const body = buildChild({ name: 'Robin the Second' })
    await testApp.call('changeChild', { token, params: { id: child.id }, body })
    const read = await testApp.call('readPlan', { token, params: { id } })
    expect(read.body).toMatchObject({ child_name: 'Robin the Second', warnings: [] })
  })
})
