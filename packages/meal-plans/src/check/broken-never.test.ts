import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { planWarnings } from '../warnings/plan-warnings.ts'
import { brokenNever } from './broken-never.ts'

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

  it('is told of every meal that holds it, and of no other', () => {
    const eggs = buildDish({ foods: [{ food_id: 'egg', grams: 50 }] })
    const plan = buildPlan([{ snacks: [eggs] }, { breakfast: eggs, snacks: [] }])
    const found = brokenNever(plan, ['peas', 'eggs'])
    expect(found).toEqual([
      { day: 0, slot: 'snack_1', never: 'eggs' },
      { day: 1, slot: 'breakfast', never: 'eggs' },
    ])
    expect(brokenNever(plan, [])).toEqual([])
  })

  it('shows as much as a serving of its recipe holds: 5 g of egg do, and less does not', () => {
    const foundIn = (grams: number, changes: object) => {
      const dinner = buildDish({ foods: [{ food_id: 'egg', grams }], ...changes })
      return brokenNever(buildPlan([{ dinner }]), ['eggs']).length
    }
    expect([foundIn(5, {}), foundIn(4, {})]).toEqual([1, 0])
    // Half a serving with 3 g holds 6 g in a whole one.
    expect([foundIn(3, { servings: 0.5 }), foundIn(9, { servings: 2 })]).toEqual([1, 0])
    expect([foundIn(15, { people: 3 }), foundIn(14, { people: 3 })]).toEqual([1, 0])
  })

  it('stands beside a meal by its own name alone', () => {
    const plan = buildPlan([{ dinner: buildDish({ beside: ['Zorp chips', 'banana'] }) }])
    expect(brokenNever(plan, ['bananas'])).toEqual([{ day: 0, slot: 'dinner', never: 'bananas' }])
    expect(brokenNever(plan, ['apples'])).toEqual([])
  })
})
