import { describe, expect, it } from 'vitest'
import { planDays } from '../plan-days.ts'
import { dishesOfDay } from '../plan-document.ts'
import type { PlannerProfile, Sibling } from '../planner-profile.ts'
import { slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { eatersOfDish, eatersOfMeal, portionsFor } from './eaters-of-meal.ts'

const sibling: Sibling = { childId: 'b', portions: 1.2, profile: buildProfile() }
const family = (changes: Partial<PlannerProfile> = {}): PlannerProfile =>
  buildProfile({
    peopleAtTable: 4,
    tablePortions: 4.6,
    safeFoods: ['chicken nuggets', 'Cheerios', 'banana', 'white toast', 'mac and cheese'].map(
      safeFood,
    ),
    safeFoodsNearlyAll: true,
    familyDinner: true,
    ...changes,
  })

describe('who eats of a meal of the child’s own foods', () => {
  it('is the child alone at a family dinner, and at every meal where they are nearly all that is eaten', () => {
    expect(eatersOfMeal('dinner', family())).toBe(1)
    expect(eatersOfMeal('lunch', family())).toBe(1)
    expect(eatersOfMeal('dinner', family({ safeFoodsNearlyAll: false }))).toBe(1)
    expect(eatersOfMeal('lunch', family({ safeFoodsNearlyAll: false }))).toBe(4)
  })

  it('is the household’s other children too, but at dinner, and everyone where a parent asks for it', () => {
    expect(eatersOfMeal('snack', family({ siblings: [sibling] }))).toBe(2)
    expect(eatersOfMeal('dinner', family({ siblings: [sibling] }))).toBe(1)
    const asked = { ...family() }
    delete asked.familyDinner
    expect(eatersOfMeal('snack', asked)).toBe(4)
  })

  it('is everyone at a dinner that is one dish', () => {
    expect(eatersOfDish('dinner', family())).toBe(4)
    expect(eatersOfDish('lunch', family())).toBe(1)
  })

  it('has the portions of those who eat', () => {
    const table = family({ siblings: [sibling] })
    expect([1, 2, 4].map((people) => portionsFor(people, table))).toEqual([1, 2.2, 4.6])
  })
})

const weekOf = (profile: PlannerProfile) => {
  const made = planDays({
    profile,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 1,
    steps: 1500,
  })
  if (made.kind === 'infeasible') throw new Error(JSON.stringify(made))
  return made.days
}

it('buys a family no thirty nuggets: all but dinners are of the child’s portion', () => {
  for (const day of weekOf(family())) {
    const people = dishesOfDay(day).map((dish) => dish.people)
    expect(people.map((count, slot) => [slots[slot], count])).toEqual(
      slots.map((slot) => [slot, slot === 'dinner' ? 4 : 1]),
    )
    const [others] = (day.dinner.parts ?? []).filter(({ for_others }) => for_others)
    expect(others?.for_others?.portions).toBe(3.6)
  }
})

it('sets the same lunch before two children, each with its own portion', () => {
  const days = weekOf(family({ siblings: [sibling] }))
  expect(new Set(days.map(({ lunch }) => lunch.people))).toEqual(new Set([2]))
  expect(new Set(days.map(({ lunch }) => lunch.portions))).toEqual(new Set([2.2]))
})

it('sets one cooked dish before a table whose child eats of it, and no plain plate of ours for the child alone', () => {
  const few = family({
    safeFoodsNearlyAll: false,
    safeFoods: ['pizza', 'apples', 'milk'].map(safeFood),
  })
  for (const { dinner } of weekOf(few)) {
    const [base] = dinner.parts ?? []
    const others = (dinner.parts ?? []).some(({ for_others }) => for_others)
    expect([dinner.name, base?.role === 'accepted']).toEqual([dinner.name, others])
  }
})
