import { requirePrice } from '@brightplate/foods/shop/food-prices'
import { describe, expect, it } from 'vitest'
import type { PlannedDay, PlannedDish } from '../plan-document.ts'
import { costOfPlan } from './cost-of-plan.ts'

const nothing = {
  name: '',
  ingredients: [],
  prep_time: '0 minutes',
  benefits: '',
  recipe_id: '',
  recipe_version: 1,
  picture: '',
  steps: [],
  active_minutes: 0,
  total_minutes: 0,
  textures: [],
  temperature: 'cold',
  lunch_box: true,
  servings: 1,
  people: 1,
  foods: [],
  nutrition: {},
  nutrition_complete: {},
  benefit_texts: [],
  why: [],
  beside: [],
} satisfies PlannedDish

/** A day of which dinner alone holds food. */
const buildDay = (dinner: Partial<PlannedDish>): PlannedDay => {
  const { steps: preparation, ...juice } = nothing
  return {
    day: 1,
    date: '2026-11-23',
    breakfast: nothing,
    lunch: nothing,
    dinner: { ...nothing, ...dinner },
    snacks: [nothing, nothing],
    juice: { ...juice, preparation },
    nutrition: {},
  }
}

const usd = (food: string, grams: number) => (requirePrice(food).usdPer100g * grams) / 100
const part = (ingredients: string[], people: number) => ({
  name: '',
  role: 'main' as const,
  typed: null,
  energy_kcal: null,
  ingredients,
  grams: null,
  people,
})

describe('what a plan costs', () => {
  const foods = [
    { food_id: 'salmon', grams: 600 },
    { food_id: 'plain-pasta', grams: 150 },
  ]
  const dinner = { foods, people: 4, parts: [part(['salmon'], 4), part(['pasta'], 1)] }

  it('is that of a week of the food used by everyone, and of a day of the child’s own share', () => {
    const cost = costOfPlan([buildDay(dinner), buildDay({})])
    expect(cost?.usd).toBeCloseTo(((usd('salmon', 600) + usd('plain-pasta', 150)) * 7) / 2, 1)
    expect(cost?.child_usd_a_day).toBeCloseTo((usd('salmon', 150) + usd('plain-pasta', 150)) / 2, 1)
  })

  it('is that of a week in a plan of two weeks too', () => {
    const week = Array.from({ length: 7 }, () => buildDay(dinner))
    expect(costOfPlan([...week, ...week])).toEqual(costOfPlan(week))
  })

  it('says which prices these are, and names the food that has none', () => {
    const cost = costOfPlan([buildDay({ ...dinner, beside: ['dino bites'] })])
    expect(cost?.basis.text).toMatch(/^US average prices of 2017–18, raised to those of 2024/)
    expect(cost?.left_out.text).toMatch(/price we do not know: dino bites\.$/)
    expect(costOfPlan([buildDay(dinner)])?.left_out.text).toMatch(/^Not counted: sales tax/)
  })

  it('is not said where a dish does not tell for how many it is', () => {
    const { people: _, ...untold } = nothing
    expect(costOfPlan([{ ...buildDay(dinner), lunch: untold }])).toBeNull()
    expect(costOfPlan([])).toBeNull()
  })
})
