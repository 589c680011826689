import type { EatingAnswerBody, EatingLogBody } from '@brightplate/contract/child/eating-log'
import { dayMs, daysLater } from '@brightplate/contract/plain-date'
import { dishAt } from '@brightplate/contract/plans/dish-at'
import { slots } from '@brightplate/planner/slot'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../db/rows-of.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

/** The test's clock stands at Friday 2026-11-20. */
const today = '2026-11-20'
const yesterday = daysLater(today, -1)

/** A child with a plan that began yesterday. */
async function parentWithMeals(changes = {}) {
  const { token } = await registerParent(testApp)
  const { body: child } = await testApp.call('createChild', {
    token,
    body: buildChild({ safe_foods: ['plain pasta', 'bananas'], ...changes }),
  })
  const { body: plan } = await testApp.call('generatePlan', {
    token,
    body: { child_id: child.id, duration_days: 7, start_date: yesterday },
  })
  if (!('plan_data' in plan)) throw new Error('No plan')
  return { token, plan, params: { id: child.id } }
}

type Parent = Pick<Awaited<ReturnType<typeof parentWithMeals>>, 'token' | 'params'>

const read = (parent: Parent, day = today) =>
  testApp.call('readEatingLog', { ...parent, query: { today: day } })
const change = (parent: Parent, asks: EatingLogBody['asks']) =>
  testApp.call('changeEatingLog', { ...parent, body: { asks, today } })
const answer = (parent: Parent, body: Omit<EatingAnswerBody, 'today'>, day = today) =>
  testApp.call('answerEatingQuestion', { ...parent, body: { ...body, today: day } })

async function askedOf(parent: Parent, day = today) {
  const { question } = (await read(parent, day)).body
  if (!question) throw new Error('Nothing is asked')
  return question
}

describe('the question of the day', () => {
  it('is asked once it is switched on, about a meal of yesterday, and once a day', async () => {
    const { plan, ...parent } = await parentWithMeals()
    expect((await read(parent)).body).toEqual({ log: null, question: null })
    const on = await change(parent, 'meals')
    expect(on.status).toBe(200)
    expect(on.body.log).toEqual({ asks: 'meals', since: today, answers: [] })
    const question = await askedOf(parent)
    expect(question.eaten_on).toBe(yesterday)
    expect(JSON.stringify(plan.plan_data.days[0])).toContain(question.name)
    const { body } = await answer(parent, { food: question.food, said: 'eaten' })
    expect(body.question).toBeNull()
    expect(body.log?.answers).toEqual([
      {
        answered_on: today,
        eaten_on: yesterday,
        name: question.name,
        food: question.food,
        said: 'eaten',
      },
    ])
    expect((await read(parent)).body.question).toBeNull()
    expect((await askedOf(parent, daysLater(today, 1))).food).not.toBe(question.food)
  })

  it('offers nothing for the list before a food was eaten again and again', async () => {
    const parent = await parentWithMeals()
    expect((await read(parent)).body.offered).toBeUndefined()
    await change(parent, 'meals')
    const { food } = await askedOf(parent)
    expect((await answer(parent, { food, said: 'eaten' })).body.offered).toEqual([])
  })

  it('is skipped by one tap and not asked that day again; an answer is mended that day', async () => {
    const parent = await parentWithMeals()
    await change(parent, 'meals')
    const { food } = await askedOf(parent)
    const { body } = await answer(parent, { food, said: null })
    expect(body.question).toBeNull()
    await answer(parent, { food, said: 'not_today' })
    expect((await read(parent)).body.log?.answers).toMatchObject([{ food, said: 'not_today' }])
  })

  it('is about tastes alone unless more is allowed', async () => {
    const { plan, ...parent } = await parentWithMeals({ new_foods: 'daily' })
    await change(parent, 'tastes')
    const tastes = slots
      .flatMap((slot) => dishAt(plan.plan_data, 0, slot)?.parts ?? [])
      .filter(({ role }) => role === 'learning')
    const { question } = (await read(parent)).body
    expect(question?.name ?? null).toBe(tastes[0]?.name ?? null)
    if (question) expect(question.is_taste).toBe(true)
  })

  it('asks from ten years on for liking alone', async () => {
    const parent = await parentWithMeals({ age: 10 })
    await change(parent, 'meals')
    const { food, choices } = await askedOf(parent)
    expect(choices).toEqual(['eaten', 'not_today'])
    expect((await answer(parent, { food, said: 'tasted' })).status).toBe(422)
    expect((await answer(parent, { food, said: 'eaten' })).status).toBe(200)
  })

  it('is not asked before there is a meal to ask about', async () => {
    const { token } = await registerParent(testApp)
    const { body } = await testApp.call('createChild', { token, body: buildChild() })
    const parent = { token, params: { id: body.id } }
    expect((await change(parent, 'meals')).body.question).toBeNull()
  })

  it.each([
    ['another food', { food: 'blorb', said: 'eaten' }],
    ['no food', { food: '', said: 'eaten' }],
    ['another word', { said: 'loved' }],
    ['a day that is not today', { said: 'eaten', today: '2026-11-10' }],
    ['no day', { said: 'eaten', today: 'friday' }],
  ])('refuses %s and keeps nothing', async (_, body) => {
    const parent = await parentWithMeals()
    await change(parent, 'meals')
    const { food } = await askedOf(parent)
    const { status } = await testApp.call('answerEatingQuestion', {
      ...parent,
      // Whatever a client may send.
      body: { food, today, ...body } as EatingAnswerBody,
    })
    expect(status).toBe(422)
    expect((await read(parent)).body.log?.answers).toEqual([])
  })

  it('takes no answer while it is off', async () => {
    const parent = await parentWithMeals()
    await change(parent, 'meals')
    const { food } = await askedOf(parent)
    await change(parent, null)
    expect((await answer(parent, { food, said: 'eaten' })).status).toBe(422)
    expect((await read(parent)).body.log).toBeNull()
  })

  it('is nobody else’s, and needs a session', async () => {
    const { params } = await parentWithMeals()
    const { token } = await registerParent(testApp)
    const theirs = { token, params }
    const said = { food: 'banana', said: null }
    expect((await read(theirs)).status).toBe(404)
    expect((await change(theirs, 'meals')).status).toBe(404)
    expect((await answer(theirs, said)).status).toBe(404)
    const query = { today }
    expect((await testApp.call('readEatingLog', { params, query })).status).toBe(401)
    const body = { asks: 'meals' as const, today }
    expect((await testApp.call('changeEatingLog', { params, body })).status).toBe(401)
    const answered = await testApp.call('answerEatingQuestion', {
      params,
      body: { ...said, today },
    })
    expect(answered.status).toBe(401)
  })
})

describe('what was told of meals', () => {
  async function told() {
    const parent = await parentWithMeals()
    await change(parent, 'meals')
    const { food, name } = await askedOf(parent)
    await answer(parent, { food, said: 'tasted' })
    return { ...parent, food, name }
  }
  const exported = async ({ token }: Parent) => (await exportOf(testApp, { token })).body

  it('is exported, in no list of children or plan, and stays when the profile is saved', async () => {
    const { food, name, ...parent } = await told()
    const { token, params } = parent
    await testApp.call('changeChild', { token, params, body: buildChild({ age: 8 }) })
    await testApp.call('changeDishSaid', {
      token,
      params,
      body: { recipe_id: 'blorb', says: null },
    })
    const { eating_logs, children, meal_plans } = await exported(parent)
    expect(eating_logs).toMatchObject([
      { child_id: params.id, answers: [{ food, said: 'tasted' }] },
    ])
    expect(children[0]?.eating_log).toEqual({ asks: 'meals', since: today })
    expect(
      meal_plans.map(({ profile_snapshot }) => JSON.stringify(profile_snapshot)).join(),
    ).not.toMatch(/eating_log|tasted/)
    expect(name).not.toBe('')
  })

  it('lies sealed: no word of it stands in the database', async () => {
    const { name, food } = await told()
    const rows = rowsOf(
      await testApp.database.db.execute(
        sql`select encode(profile, 'escape') as text from children`,
      ),
    )
    expect(rows.length).toBeGreaterThan(0)
    const text = JSON.stringify(rows)
    for (const word of [name, food, 'tasted', 'answered_on']) expect(text).not.toContain(word)
  })

  it('is erased when it is switched off, and with the child', async () => {
    const off = await told()
    expect((await change(off, null)).body).toEqual({ log: null, question: null })
    expect((await exported(off)).eating_logs).toEqual([])
    await change(off, 'meals')
    expect((await read(off)).body.log?.answers).toEqual([])
    const gone = await told()
    await testApp.call('deleteChild', gone)
    expect((await exported(gone)).eating_logs).toEqual([])
    expect((await read(gone)).status).toBe(404)
  })

  it('is asked over the days, what was asked least first', async () => {
    const { food: first, ...parent } = await told()
    const asked = [first]
    for (let day = 1; day < 5; day += 1) {
      testApp.advance(dayMs)
      const now = daysLater(today, day)
      const { food } = await askedOf(parent, now)
      await answer(parent, { food, said: 'eaten' }, now)
      asked.push(food)
    }
    expect(new Set(asked).size).toBeGreaterThan(2)
    testApp.advance(-4 * dayMs)
  })
})
