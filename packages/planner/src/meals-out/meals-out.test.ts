import { describe, expect, it } from 'vitest'
import { plan } from '../plan.ts'
import type { PlannerInput } from '../plan-days.ts'
import { dishesAtHome, dishesOfDay, type PlanDocument } from '../plan-document.ts'
import { safeFoodChanges } from '../safe-foods/safe-food-changes.ts'
import { slots } from '../slot.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import type { MealOut } from './meal-out.ts'

const profile = buildProfile({ safeFoods: [safeFood('chicken nuggets'), safeFood('pasta')] })

function documentFor(changes: Partial<PlannerInput> = {}): PlanDocument {
  const outcome = plan({
    profile,
    startDate: '2026-11-23',
    durationDays: 7,
    seed: 1,
    steps: 1500,
    ...changes,
  })
  if (outcome.kind !== 'plan') throw new Error(`Infeasible: ${JSON.stringify(outcome)}`)
  return outcome.document
}

const wholeDay = (day: number): MealOut[] => slots.map((slot) => ({ day, slot }))
const dinner: MealOut = { day: 2, slot: 'dinner' }
const reportOf = ({ nutrition }: PlanDocument, name: string) =>
  nutrition.find(({ nutrient }) => nutrient === name)

describe('meals out', () => {
  const whole = documentFor()
  const out = documentFor({ mealsOut: [dinner, ...wholeDay(4)] })

  it('stand where they were said, and every other meal is planned', () => {
    const names = out.days.map((day) => dishesOfDay(day).map(({ name }) => name === 'Eaten out'))
    const planned = names.map((day) => day.filter((isOut) => isOut).length)
    expect(planned).toEqual([0, 0, 1, 0, 6, 0, 0])
    expect(out.days[2]?.dinner).toMatchObject({
      name: 'Eaten out',
      ingredients: [],
      prep_time: '0 minutes',
      benefits: '',
      eaten_out: true,
    })
    expect(out.days.flatMap(dishesAtHome)).toHaveLength(42 - 7)
  })

  it('leave the plan as it is where there is none', () => {
    expect(documentFor({ mealsOut: [] })).toEqual(whole)
  })

  it('need nothing bought: the list is that of the meals at home', () => {
    const atHome = out.days.flatMap(dishesAtHome).flatMap(({ foods }) => foods)
    const used = new Set(atHome.map(({ food_id }) => food_id))
    const bought = [...out.shopping_items, ...out.staples].flatMap(({ for_foods }) => for_foods)
    expect(bought.filter((food) => !used.has(food))).toEqual([])
  })

  it('are neither cooked, left over nor cooked for', () => {
    const places = new Set(['3/dinner', ...slots.map((slot) => `5/${slot}`)])
    for (const dish of out.days.flatMap(dishesOfDay)) {
      for (const mark of [dish.leftover, dish.cooked_for]) {
        if (mark) expect(places).not.toContain(`${mark.day}/${mark.slot}`)
      }
      if (dish.eaten_out) expect([dish.active_minutes, dish.leftover]).toEqual([0, undefined])
    }
  })

  it('leave the targets of the meals at home, and say so', () => {
    const share = (6 - 0.3) / 7
    for (const name of ['energy_kcal', 'iron_mg']) {
      const target = reportOf(whole, name)?.target ?? 0
      expect(reportOf(out, name)?.target).toBeCloseTo(target * share, 0)
    }
    const sodium = reportOf(whole, 'sodium_mg')?.upper ?? 0
    expect(reportOf(out, 'sodium_mg')?.upper).toBeCloseTo(sodium * share, 0)
    expect(out.general_tips[0]).toContain('7 meals are eaten out')
    expect(whole.general_tips.join(' ')).not.toContain('eaten out')
  })

  it('make no other meal of their day larger: energy is that of the part at home', () => {
    const day = documentFor({ mealsOut: [dinner] }).days[2]
    const target = (reportOf(whole, 'energy_kcal')?.target ?? 0) * 0.7
    expect((day?.nutrition.energy_kcal ?? 0) / target).toBeGreaterThan(0.85)
    expect((day?.nutrition.energy_kcal ?? 0) / target).toBeLessThan(1.15)
  })

  it('stay out whatever was locked there', () => {
    const breakfast = { day: 0, slot: 'breakfast' } as const
    const recipeId = whole.days[0]?.breakfast.recipe_id ?? ''
    const locked = [{ ...breakfast, recipeId, servings: 1 }]
    const document = documentFor({ locked, mealsOut: [breakfast] })
    expect(document.days[0]?.breakfast.name).toBe('Eaten out')
  })

  it('are not counted among the meals at which a food stands', () => {
    const [change] = safeFoodChanges(profile.safeFoods, [], out, () => true)
    expect(change?.text.params.total).toBe(42 - 7)
  })

  it('of every breakfast leave a plan', () => {
    const mealsOut = Array.from({ length: 7 }, (_, day): MealOut => ({ day, slot: 'breakfast' }))
    const document = documentFor({ mealsOut })
    expect(document.days.every(({ breakfast }) => breakfast.eaten_out)).toBe(true)
    expect(document.cost?.usd).toBeGreaterThan(0)
  })
})
