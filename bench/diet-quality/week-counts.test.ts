import type { PlannedDay, PlannedDish } from '@brightplate/planner/plan-document'
import { describe, expect, it } from 'vitest'
import { plansOfSeeds } from '../judged/family-plans.ts'
import { ordinaryProfiles } from '../profiles/ordinary-profiles.ts'
import { intakeOf } from './diet-intake.ts'
import { eatenOfDish } from './eaten-of-dish.ts'
import { weekCounts } from './week-counts.ts'

const [atFour] = ordinaryProfiles.filter(({ id }) => id === 'age-4-ordinary')
if (!atFour) throw new Error('No ordinary child of four')
const [planned] = plansOfSeeds(atFour, 1)
const [like] = planned?.document.days ?? []
if (!like) throw new Error('No day')

/** A meal of these foods for one child, as far as it is counted. */
const dishOf = (
  foods: Readonly<Record<string, number>>,
  more: Partial<PlannedDish> = {},
): PlannedDish => {
  const { portions: _, people: __, ...rest } = like.dinner
  return {
    ...rest,
    active_minutes: 5,
    foods: Object.entries(foods).map(([food_id, grams]) => ({ food_id, grams })),
    parts: Object.entries(foods).map(([food_id, grams], index) => ({
      name: food_id,
      role: index === 0 ? 'main' : 'side',
      typed: null,
      energy_kcal: null,
      ingredients: [food_id],
      food_id,
      grams,
      people: 1,
    })),
    ...more,
  }
}

const toast = dishOf({ 'white-toast': 30 })

/** Seven days alike but for what is told. */
const weekOf = (of: (day: number) => Partial<Pick<PlannedDay, 'lunch' | 'dinner' | 'snacks'>>) => ({
  days: Array.from({ length: 7 }, (_, day) => ({
    ...like,
    breakfast: toast,
    lunch: dishOf({ 'plain-pasta': 100 }),
    dinner: dishOf({ 'plain-rice': 100 }),
    snacks: [dishOf({ apple: 100 }), dishOf({ banana: 100 })],
    juice: { ...dishOf({ 'apple-juice': 100 }), preparation: [] },
    ...of(day),
  })),
})

describe('what a week has', () => {
  it('is of the child alone where many eat of a shared dish', () => {
    const shared = dishOf({ apple: 300 }, { people: 3, portions: 4 })
    const [part] = shared.parts ?? []
    if (!part) throw new Error('No part')
    const parts = [{ ...part, people: 3 }]
    expect(eatenOfDish({ ...shared, parts })).toEqual([{ food: 'apple', grams: 75 }])
    const others = [{ ...part, for_others: { portions: 4 } }]
    expect(eatenOfDish({ ...shared, parts: others })).toEqual([{ food: 'apple', grams: 0 }])
  })

  it('is the energy that the plan itself tells', () => {
    for (const { nutrition, ...day } of planned?.document.days ?? []) {
      const dishes = [day.breakfast, day.lunch, day.dinner, ...day.snacks, day.juice]
      const { kcal, sodiumMg, satFatG, addedSugarsG } = intakeOf(dishes.flatMap(eatenOfDish))
      expect(Math.abs(kcal / (nutrition.energy_kcal ?? 0) - 1)).toBeLessThan(0.01)
      expect(Math.abs(sodiumMg / (nutrition.sodium_mg ?? 0) - 1)).toBeLessThan(0.01)
      expect(Math.abs(satFatG / (nutrition.sat_fat_g ?? 0) - 1)).toBeLessThan(0.01)
      expect(addedSugarsG).toBeCloseTo(nutrition.added_sugars_g ?? 0, 0)
    }
  })

  it('counts dinners of ten active minutes and more, each base once', () => {
    const cooked = (minutes: number, food: string) =>
      dishOf({ [food]: 100 }, { active_minutes: minutes })
    const week = weekOf((day) => ({
      dinner: cooked(day < 4 ? 10 : 9, day % 2 === 0 ? 'plain-rice' : 'plain-pasta'),
    }))
    expect(weekCounts(week, 8).cookedDinners).toBe(2)
    expect(weekCounts(week, 8).recipeDinners).toBe(0)
  })

  it('counts how often the same base stands at lunch and dinner', () => {
    expect(
      weekCounts(
        weekOf(() => ({})),
        8,
      ).sameMain,
    ).toBe(7)
    const week = weekOf((day) => (day < 2 ? { dinner: dishOf({ 'plain-pasta': 50 }) } : {}))
    expect(weekCounts(week, 8).sameMain).toBe(9)
  })

  it('takes snacks of the same food for one, whatever stands first', () => {
    const week = weekOf((day) => ({
      snacks: [
        day === 0 ? dishOf({ apple: 50, cheddar: 20 }) : dishOf({ cheddar: 20, apple: 50 }),
        dishOf({ banana: 100 }),
      ],
    }))
    expect(weekCounts(week, 8)).toMatchObject({ distinctSnacks: 2, snacks: 14 })
  })

  it('counts a quarter cup of a vegetable, half of it under four, and never potato or beans', () => {
    // 100 g of raw carrot are 0.8 cups.
    const carrot = (grams: number) =>
      weekOf((day) => (day < 6 ? { dinner: dishOf({ 'plain-rice': 100, carrot: grams }) } : {}))
    expect(weekCounts(carrot(32), 4).dinnersWithVegetable).toBe(6)
    expect(weekCounts(carrot(30), 4).dinnersWithVegetable).toBe(0)
    expect(weekCounts(carrot(16), 3).dinnersWithVegetable).toBe(6)
    expect(weekCounts(carrot(14), 3).dinnersWithVegetable).toBe(0)
    const others = weekOf(() => ({ dinner: dishOf({ 'baked-potato': 200, 'kidney-beans': 90 }) }))
    expect(weekCounts(others, 8).dinnersWithVegetable).toBe(0)
  })

  it('counts lunches and dinners with breaded food or fries', () => {
    const week = weekOf((day) =>
      day < 3 ? { dinner: dishOf({ 'plain-rice': 50, 'chicken-nuggets': 64 }) } : {},
    )
    const fries = weekOf((day) => (day < 2 ? { lunch: dishOf({ 'french-fries': 64 }) } : {}))
    expect(weekCounts(week, 8).breadedMains).toBe(3)
    expect(weekCounts(fries, 8)).toMatchObject({ breadedMains: 2, breadedOrHomemade: 2 })
  })

  it('counts fruit a day without juice, and the juice that is the same', () => {
    const counts = weekCounts(
      weekOf(() => ({})),
      8,
    )
    expect(counts).toMatchObject({ fruitPortions: 2, sameJuice: 7, wholeGrainShare: 0 })
  })
})
