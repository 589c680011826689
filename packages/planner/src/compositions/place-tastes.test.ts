import { findPlainFoods } from '@brightplate/foods/plain-foods/find-plain-foods'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { packOf } from '@brightplate/foods/shop/packs'
import { describe, expect, it } from 'vitest'
import { changedProperty } from '../ladders/changed-property.ts'
import { plan } from '../plan.ts'
import { dishesOfDay, type PlannedPart } from '../plan-document.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { linesOfFood } from '../shop/lines-of-food.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { kindOf } from './filters/kind-of.ts'

function daysFor(profile: PlannerProfile, durationDays: 7 | 14 = 7) {
  const outcome = plan({ profile, startDate: '2026-11-23', durationDays, seed: 1, steps: 2000 })
  if (outcome.kind !== 'plan') throw new Error('Infeasible')
  return outcome.document.days.map((day) =>
    dishesOfDay(day).filter(({ parts = [] }) => parts.some(({ role }) => role === 'learning')),
  )
}

const eats = ['chicken nuggets', 'white toast', 'vanilla yogurt', 'banana'].map(safeFood)
const child = (changes: Partial<PlannerProfile> = {}) =>
  buildProfile({ safeFoods: eats, ...changes })

const plainOf = ({ food_id }: PlannedPart) => {
  const food = plainFoodOf(food_id ?? '')
  if (!food) throw new Error(`${food_id} is no plain food`)
  return food
}

describe('a taste', () => {
  it('comes once a week, once a day or never, as the parent said', () => {
    expect(daysFor(child({ newFoods: 'weekly' })).flat()).toHaveLength(1)
    const weekly = daysFor(child({ newFoods: 'weekly' }), 14).map(({ length }) => length)
    expect(
      [weekly.slice(0, 7), weekly.slice(7)].map((week) => week.reduce((sum, one) => sum + one)),
    ).toEqual([1, 1])
    expect(daysFor(child({ newFoods: 'none' })).flat()).toEqual([])
    const daily = daysFor(child({ newFoods: 'daily' }))
    expect(Math.max(...daily.map(({ length }) => length))).toBe(1)
    expect(daily.flat().length).toBeGreaterThan(3)
  })

  it('is a bite beside a meal, one property away from a food that is eaten, and of another kind than all beside it', () => {
    for (const { name, parts = [], why, ingredients } of daysFor(
      child({ newFoods: 'daily' }),
    ).flat()) {
      const taste = parts.at(-1)
      if (!taste) throw new Error('No parts')
      expect(taste.role).toBe('learning')
      // A long title leaves it to the parts below.
      const whole = `${parts[0]?.name}, with a taste of ${taste.name} beside`
      if (whole.length <= 60) expect(name).toMatch(/ a taste of /)
      expect(taste.grams).toBeLessThan(20)
      expect(ingredients).toEqual(expect.arrayContaining(taste.ingredients))
      const changed = eats.map(({ typed }) => {
        const [food] = findPlainFoods(typed)
        return food ? changedProperty(food, plainOf(taste)) : null
      })
      expect(changed.filter((property) => property !== null).length).toBeGreaterThan(0)
      const kinds = parts.map((part) => kindOf(plainFoodOf(part.food_id ?? '')?.group ?? null))
      expect(kinds.slice(0, -1)).not.toContain(kinds.at(-1))
      expect(why[0]?.text).toMatch(/^A small step from /)
    }
  })

  it('is none of a food that is eaten only exactly so, nor without a word on what is eaten', () => {
    const exactly = eats.map((food) => ({ ...food, exactly: true as const }))
    expect(daysFor(child({ safeFoods: exactly, newFoods: 'daily' })).flat()).toEqual([])
    expect(daysFor(buildProfile({ newFoods: 'daily' })).flat()).toEqual([])
  })

  it('opens no bag for a bite where another step stands on the list, or is sold singly', () => {
    const outcome = plan({
      profile: child({ newFoods: 'daily' }),
      startDate: '2026-11-23',
      durationDays: 7,
      seed: 1,
      steps: 2000,
    })
    if (outcome.kind !== 'plan') throw new Error('Infeasible')
    const parts = outcome.document.days.flatMap(dishesOfDay).flatMap((dish) => dish.parts ?? [])
    const lines = (roles: readonly PlannedPart['role'][]) =>
      parts
        .filter(({ role }) => roles.includes(role))
        .flatMap(({ food_id = '' }) => linesOfFood(food_id))
    const others = lines(['accepted', 'main', 'side'])
    const opened = lines(['learning']).filter(
      (line) => !others.includes(line) && packOf(line)?.unit !== 'piece',
    )
    expect(lines(['learning']).length).toBeGreaterThan(3)
    expect(new Set(opened).size).toBeLessThanOrEqual(1)
  })

  it('is none that is refused', () => {
    const refused = daysFor(
      child({ newFoods: 'daily', refusedFoods: ['chicken tenders', 'yogurt'] }),
    )
    const names = refused.flat().map(({ name }) => name)
    expect(names.join()).not.toMatch(/taste of (?:chicken tenders|strawberry)/)
  })
})
