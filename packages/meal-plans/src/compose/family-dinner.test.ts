import type { PlanData, Snack } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import type { ProfileFacts } from '../profile/profile-facts.ts'
import { composeSwap } from '../swap/compose-swap.ts'
import { buildFacts } from '../testing/build-facts.ts'
import { composePlan } from './compose-plan.ts'

const startDate = '2026-11-23'

const child = buildFacts({
  age: 6,
  people_at_table: 4,
  safe_foods: ['chicken nuggets', 'french fries', 'plain pasta', 'crackers', 'banana', 'milk'],
  safe_foods_nearly_all: true,
})

function weekOf(facts: ProfileFacts): PlanData {
  const made = composePlan({ child: facts, startDate, durationDays: 7, seed: 3, steps: 300 })
  if (made.kind !== 'plan') throw new Error(JSON.stringify(made))
  return made.planData
}

const othersOf = ({ parts = [] }: Snack) => parts.filter((part) => part.for_others)
const ownOf = ({ parts = [] }: Snack) => parts.filter((part) => !part.for_others)
const dinnersOf = ({ days }: PlanData) => days.map(({ dinner }) => dinner)

describe('dinner where others eat with a child of few foods', () => {
  const week = weekOf(child)

  it('is an ordinary dish for the others, another each evening, beside the child’s own plate', () => {
    const names = dinnersOf(week).map((dinner) => othersOf(dinner).map(({ name }) => name))
    expect(names.every((one) => one.length === 1)).toBe(true)
    expect(new Set(names.flat()).size).toBe(7)
    for (const dinner of dinnersOf(week)) {
      expect(othersOf(dinner)[0]?.recipe_id).toBeDefined()
      expect(othersOf(dinner)[0]?.people).toBe(3)
      expect(ownOf(dinner).map(({ people }) => people)).toEqual(ownOf(dinner).map(() => 1))
    }
  })

  it('counts nothing of it for the child, and buys all of it', () => {
    const [dinner] = dinnersOf(week)
    const [others] = othersOf(dinner ?? { name: '', ingredients: [], prep_time: '', benefits: '' })
    expect(others?.energy_kcal).toBe(0)
    const list = JSON.stringify(week.shopping_items)
    const bought = new Set(
      week.days.flatMap(({ dinner: { foods = [] } }) => foods.map(({ food_id }) => food_id)),
    )
    expect(bought.size).toBeGreaterThan(15)
    expect(list.length).toBeGreaterThan(0)
  })

  it('is the child’s foods for all where a parent says so', () => {
    const same = weekOf({ ...child, same_dinner_for_all: true })
    expect(dinnersOf(same).flatMap(othersOf)).toEqual([])
    expect(
      dinnersOf(same)
        .flatMap((dinner) => ownOf(dinner).slice(0, 1))
        .every(({ people }) => people === 4),
    ).toBe(true)
  })

  it('is one dish for all where no food of the child is named, and for a child who eats alone its own', () => {
    expect(
      dinnersOf(weekOf({ ...child, safe_foods: [], safe_foods_nearly_all: false })).flatMap(
        othersOf,
      ),
    ).toEqual([])
    expect(dinnersOf(weekOf({ ...child, people_at_table: 1 })).flatMap(othersOf)).toEqual([])
  })

  it('keeps the rules of everyone at the table, and meat from milk where that is asked', () => {
    const eater = { age: 40, allergies: ['fish'], dietary_preferences: ['vegetarian'] }
    const kept = dinnersOf(weekOf({ ...child, eaters: [eater] }))
    const lines = kept
      .flatMap(othersOf)
      .flatMap(({ ingredients }) => ingredients)
      .join('; ')
    expect(lines).not.toMatch(/chicken|beef|pork|turkey|salmon|tuna|cod\b/i)
    const kosher = weekOf({ ...child, dietary_preferences: ['kosher'] })
    for (const dinner of dinnersOf(kosher)) {
      const text = dinner.ingredients.join('; ')
      expect(/chicken|beef/i.test(text) && /cheese|\bmilk\b/i.test(text)).toBe(false)
    }
  })

  it('stays where the child’s own dinner is exchanged', () => {
    const other = week.days.find(
      ({ dinner }) => dinner.recipe_id !== week.days[0]?.dinner.recipe_id,
    )
    const swapped = composeSwap({
      child,
      planData: week,
      startDate,
      day: 0,
      slot: 'dinner',
      recipeId: other?.dinner.recipe_id ?? '',
      recipes: [],
    })
    if (swapped.kind !== 'swapped') throw new Error(swapped.kind)
    const [before] = dinnersOf(week)
    const [after] = dinnersOf(swapped.planData)
    if (!before || !after) throw new Error('No dinner')
    expect(ownOf(after)[0]?.name).not.toBe(ownOf(before)[0]?.name)
    expect(othersOf(after)[0]?.name).toBe(othersOf(before)[0]?.name)
  })
})
