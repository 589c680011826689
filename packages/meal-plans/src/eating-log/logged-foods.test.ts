import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { searchSteps } from '../compose/search-steps.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { loggedFoods } from './logged-foods.ts'

const said = (food: string, what: 'eaten' | 'tasted' | 'not_today' | null, times = 1) =>
  Array.from({ length: times }, () => ({ food, said: what }))

describe('what was told of meals', () => {
  it('counts a food and an answer once, with its times; what was skipped not at all', () => {
    const logged = loggedFoods([
      ...said('banana', 'eaten', 3),
      ...said('banana', 'not_today'),
      ...said('banana', null, 2),
      ...said('blorb', 'eaten'),
    ])
    expect(logged).toMatchObject([
      { id: 'banana', said: 'eaten', times: 3 },
      { id: 'banana', said: 'not_today', times: 1 },
    ])
    expect(logged[0]?.category).toBeGreaterThan(0)
  })

  const served = (eaten: { food: string; said: 'eaten' | 'not_today' }[]) => {
    const outcome = composePlan({
      child: buildFacts({ eaten }),
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 3,
      steps: searchSteps,
    })
    if (outcome.kind !== 'plan') throw new Error(outcome.kind)
    return outcome.planData.days.flatMap(({ breakfast, lunch, dinner }) =>
      [breakfast, lunch, dinner].map(({ parts = [] }) => parts[0]?.food_id ?? ''),
    )
  }

  it('makes a plan serve less of what was not eaten', () => {
    const before = served([])
    const counts = new Map<string, number>()
    for (const food of before) if (food) counts.set(food, (counts.get(food) ?? 0) + 1)
    const [most = ''] = [...counts].sort((a, b) => b[1] - a[1]).map(([food]) => food)
    const times = (foods: string[]) => foods.filter((food) => food === most).length
    const left = Array.from({ length: 30 }, () => ({ food: most, said: 'not_today' as const }))
    expect(times(before)).toBeGreaterThan(0)
    expect(times(served(left))).toBeLessThan(times(before))
  })
})
