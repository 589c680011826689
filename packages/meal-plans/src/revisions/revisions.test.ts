import type { PlanData } from '@brightplate/contract/plans/plan-data'
import { describe, expect, it } from 'vitest'
import { boughtDishes } from './bought-dishes.ts'
import { changedDishes } from './changed-dishes.ts'

const dish = (name: string, ...foods: string[]) => ({
  name,
  ingredients: [],
  prep_time: '5 minutes',
  benefits: '',
  foods: foods.map((food_id) => ({ food_id, grams: 10 })),
})

const dayOf = (day: number, lunch: ReturnType<typeof dish>) => ({
  day,
  breakfast: dish('Toast', 'toast'),
  lunch,
  dinner: dish('Salt', 'salt'),
  snacks: [],
  juice: { ...dish('Juice', 'orange'), preparation: [] },
})

const item = (food_id: string, changes = {}) => ({
  food_id,
  name: food_id,
  aisle: 'fruit',
  needed_grams: 10,
  buy: '1',
  line: food_id,
  for_foods: [food_id],
  ...changes,
})

const plan: PlanData = {
  schema_version: 2,
  days: [dayOf(1, dish('Soup', 'carrot', 'leek')), dayOf(2, dish('Carrots', 'carrot', 'salt'))],
  shopping_list: [],
  general_tips: [],
  shopping_items: [
    item('bread', { for_foods: ['toast'] }),
    item('carrot'),
    item('leek'),
    item('orange', { line: 'orange/brand' }),
  ],
}

const boughtWith = (...lines: string[]) =>
  boughtDishes(plan, new Set(lines)).map(({ day, slot }) => `${day}/${slot}`)

describe('dishes whose food is there', () => {
  it('have every line of the list that is bought for them ticked', () => {
    expect(boughtWith('carrot')).toEqual(['2/lunch'])
    expect(boughtWith('carrot', 'leek')).toEqual(['1/lunch', '2/lunch'])
    expect(boughtWith('bread')).toEqual(['1/breakfast', '2/breakfast'])
    expect(boughtWith('orange/brand')).toEqual(['1/juice', '2/juice'])
  })

  it('are none of which nothing stands on the list', () => {
    expect(boughtWith()).toEqual([])
    expect(boughtWith('salt')).toEqual([])
  })

  it('of the second week have what the second trip brings', () => {
    const days = Array.from({ length: 8 }, (_, day) => dayOf(day + 1, dish('Carrots', 'carrot')))
    const items = [item('carrot'), item('carrot', { line: 'carrot/2', trip: 2 })]
    const weeks = { ...plan, days, shopping_items: items }
    const lunches = boughtDishes(weeks, new Set(['carrot'])).map(({ day }) => day)
    expect(lunches).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(boughtDishes(weeks, new Set(['carrot/2']))).toEqual([{ day: 8, slot: 'lunch' }])
  })
})

describe('what changed from one revision to the next', () => {
  it('is told place by place', () => {
    const after = { days: [dayOf(1, dish('Noodles')), ...plan.days.slice(1)] }
    expect(changedDishes(plan, after)).toEqual([
      { day: 1, slot: 'lunch', before: 'Soup', after: 'Noodles' },
    ])
    expect(changedDishes(plan, plan)).toEqual([])
  })
})
