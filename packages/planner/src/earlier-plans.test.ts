import { describe, expect, it } from 'vitest'
import type { EatenDish } from './eaten-dish.ts'
import { plan } from './plan.ts'
import type { PlanDocument } from './plan-document.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { buildProfile } from './testing/build-profile.ts'

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

describe('the dishes of earlier plans', () => {
  const historyOf = ({ days }: PlanDocument, isLocked = false): EatenDish[] =>
    days.flatMap(({ day, breakfast, lunch, dinner, snacks, juice }) =>
      [breakfast, lunch, dinner, ...snacks, juice].map(({ recipe_id }) => ({
        recipeId: recipe_id,
        date: `2026-11-${String(15 + day)}`,
        isLocked,
      })),
    )

  const seeds = [1, 2, 3]

  const shared = (routineLevel: number, seed = 1) => {
    const profile = buildProfile({ routineLevel })
    const before = documentFor(profile, { seed })
    const dinners = (document: PlanDocument) => document.days.map(({ dinner }) => dinner.recipe_id)
    const common = (after: PlanDocument) =>
      dinners(after).filter((id) => dinners(before).includes(id)).length
    return {
      without: common(documentFor(profile, { seed })),
      with: common(documentFor(profile, { seed, history: historyOf(before) })),
    }
  }

  it('are less welcome in the next one, unless routine is wanted', () => {
    const varied = seeds.map((seed) => shared(0, seed))
    expect(varied.map(({ without }) => without)).toEqual([7, 7, 7])
    const again = varied.reduce((sum, one) => sum + one.with, 0)
    expect(again / seeds.length).toBeLessThanOrEqual(3)
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
