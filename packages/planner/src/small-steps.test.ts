import { describe, expect, it } from 'vitest'
import type { EatenDish } from './eaten-dish.ts'
import { plan } from './plan.ts'
import type { PlanDocument, PlannedDish } from './plan-document.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { buildProfile, safeFood } from './testing/build-profile.ts'

function documentFor(
  profile: PlannerProfile,
  { durationDays = 7, seed = 1, history = [] }: Settings = {},
): PlanDocument {
  const outcome = plan({
    profile,
    startDate: '2026-11-23',
    durationDays,
    seed,
    steps: 300 * durationDays,
    history,
  })
  if (outcome.kind !== 'plan') throw new Error('Infeasible')
  return outcome.document
}

interface Settings {
  durationDays?: 7 | 14
  seed?: number
  history?: EatenDish[]
}

const picky = (changes: Partial<PlannerProfile> = {}) =>
  buildProfile({
    goals: ['new-foods'],
    safeFoods: ['pasta', 'banana', 'toast'].map(safeFood),
    ...changes,
  })

const mealsOf = ({ days }: PlanDocument) =>
  days.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner])

const isStep = ({ why }: PlannedDish) => why.some(({ key }) => key === 'why.small-step')

const stepsOfWeeks = ({ days }: PlanDocument) =>
  Array.from({ length: days.length / 7 }, (_, week) =>
    days
      .slice(week * 7, week * 7 + 7)
      .flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner].filter(isStep)),
  )

/** Lunches and dinners that neither name nor hold a liked food. */
const strangers = (document: PlanDocument) =>
  new Set(
    document.days
      .flatMap(({ lunch, dinner }) => [lunch, dinner])
      .filter(
        ({ safe_food, name }) =>
          safe_food?.served !== 'in_dish' && !/pasta|toast|bread|banana/i.test(name),
      )
      .map(({ name }) => name),
  )

describe('the goal of trying new foods', () => {
  it.each([1, 2, 3])('brings one small step a week, beside a liked food (seed %i)', (seed) => {
    for (const steps of stepsOfWeeks(documentFor(picky(), { durationDays: 14, seed }))) {
      expect(steps).toHaveLength(1)
      expect(steps[0]?.safe_food).toBeDefined()
      expect(steps[0]?.why[0]?.text).toMatch(
        /^A small step from a food that is already liked: offer a little of it beside \w+/,
      )
    }
  })

  it('keeps the other meals near what is liked', () => {
    const gradual = strangers(documentFor(picky()))
    const varied = strangers(documentFor(picky({ goals: [] })))
    expect(gradual.size).toBeLessThanOrEqual(2)
    expect(varied.size).toBeGreaterThan(6)
  })

  it('takes no step for a child without it, nor where no liked food is known', () => {
    expect(mealsOf(documentFor(picky({ goals: [] }))).filter(isStep)).toEqual([])
    expect(mealsOf(documentFor(picky({ safeFoods: [] }))).filter(isStep)).toEqual([])
    expect(mealsOf(documentFor(picky({ safeFoods: [], likes: ['pasta'] }))).filter(isStep)).toEqual(
      [],
    )
  })

  it('calls a dish familiar that was locked in an earlier plan', () => {
    const first = documentFor(picky())
    const step = mealsOf(first).find(isStep)
    const history = [
      { recipeId: step?.recipe_id ?? '', date: first.days[0]?.date ?? '', kept: true },
    ].map((eaten) => ({ ...eaten, date: '2026-11-16' }))
    const again = mealsOf(documentFor(picky(), { history }))
    expect(again.filter(isStep).map(({ recipe_id }) => recipe_id)).not.toContain(step?.recipe_id)
  })
})

describe('the dishes of earlier plans', () => {
  const historyOf = ({ days }: PlanDocument, kept = false): EatenDish[] =>
    days.flatMap(({ day, breakfast, lunch, dinner, snacks, juice }) =>
      [breakfast, lunch, dinner, ...snacks, juice].map(({ recipe_id }) => ({
        recipeId: recipe_id,
        date: `2026-11-${String(15 + day)}`,
        kept,
      })),
    )

  const shared = (routineLevel: number) => {
    const profile = buildProfile({ routineLevel })
    const before = documentFor(profile)
    const dinners = (document: PlanDocument) => document.days.map(({ dinner }) => dinner.recipe_id)
    const common = (after: PlanDocument) =>
      dinners(after).filter((id) => dinners(before).includes(id)).length
    return {
      without: common(documentFor(profile)),
      with: common(documentFor(profile, { history: historyOf(before) })),
    }
  }

  it('are less welcome in the next one, unless routine is wanted', () => {
    const varied = shared(0)
    expect(varied.without).toBe(7)
    expect(varied.with).toBeLessThanOrEqual(2)
    const routine = shared(1)
    expect(routine.with).toBe(routine.without)
  })

  it('count no more after two weeks, nor when they lie ahead', () => {
    const profile = buildProfile()
    const plain = documentFor(profile)
    const at = (date: string) => historyOf(plain).map((eaten) => ({ ...eaten, date }))
    for (const date of ['2026-11-08', '2026-11-23', '2026-12-01']) {
      expect(documentFor(profile, { history: at(date) }), date).toEqual(plain)
    }
  })
})
