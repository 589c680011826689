import { describe, expect, it } from 'vitest'
import { partedLeftovers } from './parted-leftovers.ts'
import type { Meal, PlanData, PlanDay } from './plan-data.ts'

const meal = (name: string, rest: Partial<Meal> = {}): Meal => ({
  name,
  ingredients: [],
  prep_time: '',
  benefits: '',
  ...rest,
})
const left: Partial<Meal> = {
  leftover: {
    day: 2,
    slot: 'dinner',
    kept: 'fridge',
    fresh: { steps: [], active_minutes: 20, total_minutes: 30 },
  },
  keeps: { fridge_days: 3, freezer_days: null, active_minutes: 3, steps: 1, rest_minutes: 0 },
}
const day = (number: number, dinner: Meal): PlanDay => ({
  day: number,
  breakfast: meal('Toast'),
  lunch: meal('Soup'),
  dinner,
  snacks: [],
  juice: { ...meal('Orange juice'), preparation: [] },
})
const dinners = ['Rice', 'Stew', 'Pasta', 'Stew', 'Tacos', 'Eggs', 'Pizza']
const plan: Pick<PlanData, 'days'> = {
  days: dinners.map((name, at) => day(at + 1, meal(name, at === 3 ? left : {}))),
}
const dinner = (from: number, to: number) =>
  partedLeftovers(plan, { slot: 'dinner', day: from - 1, toDay: to - 1 }).map(({ why }) => why)

describe('what a move parts from its cooking', () => {
  it('is nothing where the meal still comes after it, to the last day that it keeps', () => {
    expect(dinner(4, 3)).toEqual([])
    expect(dinner(4, 5)).toEqual([])
    expect(dinner(2, 1)).toEqual([])
  })

  it('is a meal kept for a day too long, whichever of the two is moved', () => {
    expect(dinner(4, 6)).toEqual(['kept too long'])
    expect(dinner(6, 4)).toEqual(['kept too long'])
  })

  it('is a meal that would come before its cooking', () => {
    expect(dinner(2, 5)).toEqual(['before its cooking'])
    expect(dinner(4, 1)).toEqual(['before its cooking'])
    expect(dinner(2, 4)).toEqual(['before its cooking'])
  })

  it('is nothing where another slot is moved', () => {
    expect(partedLeftovers(plan, { slot: 'lunch', day: 1, toDay: 6 })).toEqual([])
  })
})
