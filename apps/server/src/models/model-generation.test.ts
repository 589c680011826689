import type { MealPlan } from '@brightplate/contract/plans/meal-plan'
import { generatorOf, modelRecipePrefix } from '@brightplate/meal-plans/finish/generator-of'
import { courses, type Recipe } from '@brightplate/recipes/recipe'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { generations } from '../db/tables/household/plans/generations.ts'
import { users } from '../db/tables/household/users.ts'
import { modelCalls } from '../db/tables/operator/model-calls.ts'
import { readEnv } from '../env.ts'
import { buildChild } from '../testing/families/build-child.ts'
import { exportOf } from '../testing/families/export-of.ts'
import { registerParent } from '../testing/families/register-parent.ts'
import { cookProposals } from '../testing/models/cook-proposals.ts'
import { hiddenInDish } from '../testing/models/hide-in-dish.ts'
import {
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '../testing/models/model-server.ts'
import { startTestApp, type TestApp, testThreads } from '../testing/test-app.ts'
import { type DishModel, openDishModel } from './open-dish-model.ts'

let server: ModelServer
let model: DishModel
let testApp: TestApp
let hurried: TestApp
let planned: Recipe[] = []
/** The deadline of the hurried app: passes when a test lets it. */
let deadline = new AbortController()

async function openModel(changes: Record<string, string> = {}): Promise<DishModel> {
  server.answer(() => ({ text: 'ok' }))
  const opened = await openDishModel(
    readEnv({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'cook-1',
      MODEL_BASE_URL: server.url,
      ...changes,
    }),
    () => {},
  )
  if (!opened) throw new Error('The model did not open')
  // Never, so that a busy machine changes no result.
  return { ...opened, startDeadline: () => new AbortController().signal }
}

const startApp = (dishModel: DishModel | null, onReview = () => {}) =>
  startTestApp({
    dishModel,
    threads: {
      ...testThreads,
      reviewProposals: async (request) => {
        const review = await testThreads.reviewProposals(request)
        onReview()
        return review
      },
      makePlan: async (request, onProgress) => {
        planned = request.recipes ?? []
        return testThreads.makePlan(request, onProgress)
      },
    },
  })

beforeAll(async () => {
  // Cooked in the midst of five transactions, they would keep the others waiting for a connection.
  for (const course of courses) cookProposals(course)
  server = await startModelServer()
  model = await openModel()
  // A busy machine is no answer of a model.
  testApp = await startApp({ ...model, startDeadline: () => new AbortController().signal })
  hurried = await startApp({ ...model, startDeadline: () => deadline.signal }, () =>
    deadline.abort(),
  )
})
afterAll(async () => {
  await testApp.close()
  await hurried.close()
  await server.close()
})
beforeEach(() => {
  planned = []
  deadline = new AbortController()
  server.bodies.length = 0
  answerWell()
})

let served = 0

/** As many dishes as were asked for, other ones each time. */
function well({ course, count }: ModelRequest) {
  const all = cookProposals(course)
  served += 7
  return {
    dishes: Array.from({ length: count }, (_, n) => all[(served + n) % all.length]).flatMap(
      (one) => one ?? [],
    ),
  }
}

const answerWell = () => server.answer(well)

async function family(changes = {}, on = testApp, optIn = true) {
  const { token } = await registerParent(on)
  const { body: child } = await on.call('createChild', { token, body: buildChild(changes) })
  if (optIn) await on.call('changeAccount', { token, body: { model_opt_in: true } })
  return { token, child }
}

type Family = Awaited<ReturnType<typeof family>>

async function makePlan({ token, child }: Family, on = testApp): Promise<MealPlan> {
  const { status, body, error } = await on.call('generatePlan', {
    token,
    body: { child_id: child.id, duration_days: 7 },
  })
  if (status !== 201 || !('plan_data' in body)) throw new Error(`${status}: ${error.detail}`)
  return body
}

const callsOf = async ({ token }: Family, on = testApp) => {
  const { body: account } = await on.call('readAccount', { token })
  const ofFamily = eq(modelCalls.userId, account.id)
  return on.database.db.select().from(modelCalls).where(ofFamily)
}

describe('a model that answers well', () => {
  it('adds dishes that the planner chooses among, and the plan says who made it', async () => {
    const plan = await makePlan(await family({ allergies: [] }))
    expect(planned.length).toBeGreaterThan(8)
    expect(planned.every(({ id }) => id.startsWith(modelRecipePrefix))).toBe(true)
    expect(plan.plan_data.generator).toBe(generatorOf(plan.plan_data))
    expect(plan.warnings).toEqual([])
  })

  it('is named by the readiness of the service', async () => {
    const { body } = await testApp.call('readReadiness')
    expect(body.generator).toBe('planner_and_model')
  })

  it('need not be asked again for what was kept', async () => {
    const home = await family({ allergies: [] })
    await makePlan(home)
    const first = server.bodies.length
    await makePlan(home)
    await makePlan(home)
    expect(first).toBeGreaterThanOrEqual(5)
    expect(server.bodies.length - first).toBeLessThan(first)
    const kept = await exportOf(testApp, home)
    expect(kept.body.model_dishes.length).toBeGreaterThan(8)
  })

  it('is told nothing of who asks', async () => {
    const home = await family({
      name: 'Zebulon',
      allergies: ['milk', 'quuxberries'],
      dietary_preferences: ['Aunt Philippa’s pie'],
    })
    await makePlan(home)
    const sent = server.bodies.join('\n')
    const { body: account } = await testApp.call('readAccount', { token: home.token })
    for (const secret of ['Zebulon', 'quux', 'Philippa', account.name, account.email]) {
      expect(sent.toLowerCase()).not.toContain(secret.toLowerCase())
    }
    for (const id of [account.id, home.child.id, home.token]) expect(sent).not.toContain(id)
    expect(sent).toContain('a child of 7')
  })

  it('has every call written down with its tokens, cost and drops', async () => {
    const home = await family()
    await makePlan(home)
    const calls = await callsOf(home)
    expect(calls).toHaveLength(server.bodies.length)
    for (const call of calls) {
      expect(call).toMatchObject({ outcome: 'answered', model: 'cook-1' })
      expect(call.inputTokens).toBeGreaterThan(0)
      const { inputTokens: input, outputTokens: output } = call
      expect(call.costUsd).toBeCloseTo((input * 3 + output * 15) / 1_000_000, 9)
    }
  })
})

describe('without agreement', () => {
  it('no model is asked, and the planner answers alone', async () => {
    const plan = await makePlan(await family({}, testApp, false))
    expect(server.bodies).toEqual([])
    expect(plan.plan_data.generator).toBe('planner')
  })

  it('asking ends at once when the agreement is taken back, and what was kept goes', async () => {
    const home = await family({ allergies: [] })
    const { token } = home
    const { body: account } = await testApp.call('readAccount', { token })
    expect(account).toMatchObject({ model_opt_in: true, model_provider: model.provider })
    expect(account.model_agreed_at).toBe(testApp.now().toISOString())
    await makePlan(home)
    const body = { model_opt_in: false }
    const after = await testApp.call('changeAccount', { token, body })
    expect(after.body).toMatchObject({ model_opt_in: false, model_agreed_at: null })
    expect((await exportOf(testApp, { token })).body.model_dishes).toEqual([])
    server.bodies.length = 0
    await makePlan(home)
    expect(server.bodies).toEqual([])
  })

  it('counts for one provider only', async () => {
    const home = await family()
    const { body: account } = await testApp.call('readAccount', { token: home.token })
    const { db } = testApp.database
    const agreedWith = (modelProvider: string) =>
      db.update(users).set({ modelProvider }).where(eq(users.id, account.id))
    await agreedWith('elsewhere.example.com')
    const read = await testApp.call('readAccount', { token: home.token })
    expect(read.body).toMatchObject({ model_opt_in: false, model_agreed_at: null })
    await makePlan(home)
    expect(server.bodies).toEqual([])
  })

  it('has nothing to agree to where no model is set up', async () => {
    const alone = await startApp(null)
    onTestFinished(alone.close)
    const home = await family({}, alone)
    const { body } = await alone.call('readAccount', { token: home.token })
    expect(body).toMatchObject({ model_provider: null, model_opt_in: false })
    expect((await makePlan(home, alone)).plan_data.generator).toBe('planner')
  })
})

describe('a model that answers badly', () => {
  it.each([
    ['text that is no JSON', () => ({ text: 'Sure, here are some dishes' }), 'unreadable'],
    ['JSON of another shape', () => ({ text: '{"dishes":[{"title":"x"}]}' }), 'unreadable'],
    [
      'JSON that is cut off',
      () => ({ text: '{"dishes":[{"na', finish: 'length' as const }),
      'unreadable',
    ],
    ['401', () => ({ status: 401 }), 'status 401'],
  ])('with %s leaves the plan to the planner', async (_, how, outcome) => {
    const home = await family()
    server.answer(how)
    const plan = await makePlan(home)
    expect(plan.plan_data.generator).toBe('planner')
    const calls = await callsOf(home)
    expect(calls.length).toBeGreaterThanOrEqual(5)
    expect(new Set(calls.map((call) => call.outcome))).toEqual(new Set([outcome]))
  })

  it.each([
    ['429 and a wait beyond the deadline', () => ({ status: 429, retryAfter: 30 }), 'no answer'],
    ['500', () => ({ status: 500 }), null],
    ['nothing, ever', () => ({ never: true as const }), 'no answer'],
  ])('with %s leaves the plan to the planner at the deadline', async (_, how, outcome) => {
    const home = await family({}, hurried)
    server.answer(() => {
      // By then each course has asked.
      if (server.bodies.length === courses.length) setImmediate(() => deadline.abort())
      return how()
    })
    const plan = await makePlan(home, hurried)
    expect(plan.plan_data.generator).toBe('planner')
    const calls = await callsOf(home, hurried)
    expect(calls.length).toBeGreaterThanOrEqual(5)
    if (outcome) expect(new Set(calls.map((call) => call.outcome))).toEqual(new Set([outcome]))
  })

  it('then well is asked once more', async () => {
    const seen = new Set<string>()
    server.answer((request) => {
      if (seen.has(request.course)) return well(request)
      seen.add(request.course)
      return { text: 'no JSON' }
    })
    await makePlan(await family({ allergies: [] }))
    expect(planned.length).toBeGreaterThan(0)
    expect(server.bodies).toHaveLength(10)
    expect(
      server.bodies.filter((body) => body.includes('the answer was no whole JSON')),
    ).toHaveLength(5)
  })

  it('with 429 and a short wait is asked again', async () => {
    let refused = 0
    server.answer((request) => {
      refused += 1
      return refused <= 5 ? { status: 429, retryAfter: 1 } : well(request)
    })
    await makePlan(await family({ allergies: [] }))
    expect(planned.length).toBeGreaterThan(0)
  })

  it('slowly is waited for until the deadline, and what came in time is used', async () => {
    server.answer((request) =>
      request.course === 'dinner' ? well(request) : { never: true as const },
    )
    await makePlan(await family({ allergies: [] }, hurried), hurried)
    expect(planned.length).toBeGreaterThan(0)
    expect(new Set(planned.map(({ course }) => course))).toEqual(new Set(['dinner']))
  })

  it('twice with the same dish has it once', async () => {
    server.answer(({ course }) => {
      const [first] = cookProposals(course)
      return { dishes: first ? [first, first] : [] }
    })
    await makePlan(await family({ allergies: [] }))
    expect(new Set(planned.map(({ name }) => name)).size).toBe(planned.length)
  })

  it('with a forbidden dish is told why, and a second such dish is dropped too', async () => {
    server.answer((request) => ({
      dishes: well(request).dishes.map((dish) => ({
        ...dish,
        ingredients: [...dish.ingredients, '2 tbsp peanut butter (32 g)'],
      })),
    }))
    const home = await family()
    const plan = await makePlan(home)
    expect(planned).toEqual([])
    expect(plan.plan_data.generator).toBe('planner')
    expect(server.bodies).toHaveLength(10)
    const feedback = server.bodies.filter((body) => body.includes('it breaks the rule: allergen '))
    expect(feedback).toHaveLength(5)
    expect(feedback.join()).toContain('allergen peanut')
    const calls = await callsOf(home)
    expect(calls.every(({ accepted, dropped }) => accepted === 0 && (dropped.rule ?? 0) > 0)).toBe(
      true,
    )
  })

  it('with every trick at once brings nothing of it into a plan, and spends no quota', async () => {
    const tricks = Object.values(hiddenInDish)
    let next = 0
    server.answer((request) => ({
      dishes: well(request).dishes.map((dish) => {
        next += 1
        return tricks[next % tricks.length]?.(dish) ?? dish
      }),
    }))
    for (let round = 0; round < 5; round += 1) {
      const plan = await makePlan(await family())
      expect(planned).toEqual([])
      expect(plan.warnings).toEqual([])
      expect(generatorOf(plan.plan_data)).toBe('planner')
    }
    const rows = await testApp.database.db.select().from(generations)
    expect(rows.every(({ status }) => status === 'done')).toBe(true)
  })
})

describe('a kept dish', () => {
  it('is not planned with once the child must not have it', async () => {
    const home = await family({ allergies: [] })
    await makePlan(home)
    const holdsWheat = (recipe: Recipe) =>
      recipe.ingredients.some(({ food }) => /pasta|bread|flour|tortilla|couscous/.test(food))
    expect(planned.some(holdsWheat)).toBe(true)
    const body = buildChild({ allergies: ['wheat', 'milk', 'egg', 'peanuts'] })
    await testApp.call('changeChild', { token: home.token, params: { id: home.child.id }, body })
    const plan = await makePlan(home)
    expect(plan.warnings).toEqual([])
    expect(
      planned.filter((recipe) => recipe.ingredients.some(({ food }) => food === 'egg')),
    ).toEqual([])
  })
})

describe('a dish that the planner cannot bear', () => {
  it('is no reason for there being no plan', async () => {
    const fragile = await startTestApp({
      dishModel: model,
      threads: {
        ...testThreads,
        makePlan: async (request) => {
          if ((request.recipes ?? []).length > 0) throw new Error('A dish too many')
          return testThreads.makePlan(request)
        },
      },
    })
    onTestFinished(fragile.close)
    const plan = await makePlan(await family({ allergies: [] }, fragile), fragile)
    expect(server.bodies.length).toBeGreaterThan(0)
    expect(plan.plan_data.generator).toBe('planner')
  })
})

describe('the caps', () => {
  it('of a day keep a family to the planner', async () => {
    const tokensPerUserDay = 3000
    const usedWith = async (app: TestApp) => {
      const home = await family({}, app)
      await makePlan(home, app)
      const calls = await callsOf(home, app)
      return calls.reduce((sum, call) => sum + call.inputTokens + call.outputTokens, 0)
    }
    expect(await usedWith(testApp)).toBeGreaterThan(tokensPerUserDay)
    const capped = await startApp({ ...model, tokensPerUserDay })
    onTestFinished(capped.close)
    const used = await usedWith(capped)
    expect(used).toBeGreaterThan(0)
    expect(used).toBeLessThanOrEqual(tokensPerUserDay)
  })

  it('of a month keep the service to the planner, until the next', async () => {
    const broke = await startApp({ ...model, budgetUsdMonth: 0 })
    onTestFinished(broke.close)
    const home = await family({}, broke)
    const plan = await makePlan(home, broke)
    expect(plan.plan_data.generator).toBe('planner')
    expect(server.bodies).toEqual([])
    expect(await callsOf(home, broke)).toEqual([])
  })

  it('hold for calls at the same time', async () => {
    const one = (450 * 2 * 15 + 1200 * 3) / 1_000_000
    const tight = await startApp({ ...model, budgetUsdMonth: one * 3 })
    onTestFinished(tight.close)
    const home = await family({}, tight)
    await makePlan(home, tight)
    const calls = await callsOf(home, tight)
    expect(calls.reduce((sum, { costUsd }) => sum + costUsd, 0)).toBeLessThanOrEqual(one * 3)
  })
})
