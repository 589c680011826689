import { describe, expect, it } from 'vitest'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { brokenNever } from './broken-never.ts'

describe('what is never again', () => {
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
