import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { composePlan } from '../compose/compose-plan.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composeHouseholdList, type PlanOfHousehold } from './compose-household-list.ts'

const startDate = '2026-11-23'
const leo = '11111111-1111-4111-8111-111111111111'
const mia = '22222222-2222-4222-8222-222222222222'

function planned(childId: string, child: PlanOfHousehold['child'], seed = 1): PlanOfHousehold {
  const made = composePlan({ child, startDate, durationDays: 7, seed, steps: 700 })
  if (made.kind !== 'plan') throw new Error(made.kind)
  return { childId, child, startDate, planData: made.planData, leftOut: [] }
}

const eating = (child_id: string) => [{ child_id, age: 7, allergies: [], dietary_preferences: [] }]

const alone = planned(leo, buildFacts())
const listOf = (...plans: PlanOfHousehold[]) => composeHouseholdList({ plans, today: startDate })
const gramsOf = ({ items, staples }: ReturnType<typeof listOf>, food: string) =>
  [...items, ...staples].reduce(
    (sum, { food_id, needed_grams }) => sum + (food_id === food ? needed_grams : 0),
    0,
  )
const foodsOf = ({ shopping_items = [] }: PlanData) => shopping_items.map((one) => one.food_id)

describe('one list of a household', () => {
  it('is the list of a plan where there is one alone', () => {
    const { items, staples } = listOf(alone)
    expect(items.map(({ plans: _, ...item }) => item)).toEqual(alone.planData.shopping_items)
    expect(staples.map(({ plans: _, ...item }) => item)).toEqual(alone.planData.staples)
  })

  it('sums the food of children who eat apart, and what it costs', () => {
    const list = listOf(alone, { ...alone, childId: mia })
    for (const food of foodsOf(alone.planData)) {
      expect(gramsOf(list, food)).toBeCloseTo(2 * gramsOf(listOf(alone), food), 3)
    }
    expect(list.cost?.usd).toBeCloseTo(2 * (alone.planData.cost?.usd ?? 0), 2)
    expect(list.boughtOnce).toBe(0)
  })

  it('buys a meal once that two plans have alike on a day and that is cooked for both', () => {
    const shared = planned(leo, buildFacts({ eaters: eating(mia), people_at_table: 2 }))
    const own = { ...shared, childId: mia, child: buildFacts() }
    const list = listOf(shared, own)
    expect(list.boughtOnce).toBeGreaterThan(20)
    expect(list.eatsOfBoth).toEqual([{ eater: 1, plan: 0 }])
    const together = foodsOf(shared.planData).map((food) => gramsOf(list, food))
    const twice = foodsOf(shared.planData).map((food) => 2 * gramsOf(listOf(shared), food))
    expect(together.some((grams, index) => grams < (twice[index] ?? 0))).toBe(true)
    expect(list.cost?.usd).toBeLessThan(2 * (shared.planData.cost?.usd ?? 0))
  })

  it('buys it once where each eats of the other’s plan', () => {
    const one = planned(leo, buildFacts({ eaters: eating(mia), people_at_table: 2 }))
    const other = { ...one, childId: mia, child: buildFacts({ eaters: eating(leo) }) }
    const once = listOf(one, other).boughtOnce
    expect(once).toBe(listOf(one, { ...one, childId: mia, child: buildFacts() }).boughtOnce)
  })

  it('buys both where the meal of a day is another, and nothing for a dish that no longer fits', () => {
    const shared = planned(leo, buildFacts({ eaters: eating(mia), people_at_table: 2 }))
    const late = { ...shared, childId: mia, child: buildFacts(), startDate: '2026-12-10' }
    expect(listOf(shared, late).boughtOnce).toBe(0)
    const dinners = alone.planData.days.map((_, day) => ({ day, slot: 'dinner' as const }))
    const left = listOf({ ...alone, leftOut: dinners })
    expect(left.cost?.usd).toBeLessThan(alone.planData.cost?.usd ?? 0)
    expect(left.items.length).toBeLessThan(listOf(alone).items.length)
  })
})
