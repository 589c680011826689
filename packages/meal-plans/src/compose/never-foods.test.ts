import { describe, expect, it } from 'vitest'
import { brokenNever } from '../check/broken-never.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { planWarnings } from '../warnings/plan-warnings.ts'
import { composePlan } from './compose-plan.ts'

const request = { startDate: '2026-11-23', durationDays: 7, seed: 3, steps: 300 } as const
const said_on = '2026-11-22'

function planFor(never: string[]) {
  const foods_said = never.map((food) => ({ food, says: 'never_again' as const, said_on }))
  const child = buildFacts({ foods_said })
  const outcome = composePlan({ ...request, child })
  if (outcome.kind !== 'plan') throw new Error(outcome.kind)
  return { child, planData: outcome.planData }
}

describe('what is never again in a finished plan', () => {
  const words = ['fish', 'bananas', 'eggs', 'tomatoes', 'cheese', 'apples', 'chicken']

  it('is nowhere where the plan was made without it', () => {
    for (const word of words) expect(brokenNever(planFor([word]).planData, [word])).toEqual([])
  })

  it('is found in a plan of before, by what dishes hold, are called by or have beside them', () => {
    const { child, planData } = planFor([])
    const found = words.filter((word) => brokenNever(planData, [word]).length > 0)
    expect(found.length).toBeGreaterThanOrEqual(3)
    const [day, ...others] = planData.days
    if (!day) throw new Error('No day')
    const lunch = { ...day.lunch, name: 'Rice', foods: [], beside: ['Zorp bar'] }
    const plan = { ...planData, days: [{ ...day, lunch }, ...others] }
    expect(brokenNever(plan, ['zorp bar'])).toEqual([{ day: 0, slot: 'lunch', never: 'zorp bar' }])
    expect(brokenNever(plan, ['rice']).map(({ slot }) => slot)).toContain('lunch')
    const foods_said = [{ food: 'zorp bar', says: 'never_again' as const, said_on }]
    const warned = planWarnings({ plan, child: { ...child, foods_said } })
    expect(warned.map(({ text }) => text).join()).toContain('zorp bar')
  })
})
