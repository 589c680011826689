import { describe, expect, it } from 'vitest'
import { buildDish, buildPlan } from '../testing/build-plan.ts'
import { mealsServing } from './meals-serving.ts'

const part = (changes: object) => ({
  name: 'Cucumber',
  role: 'accepted' as const,
  typed: null,
  energy_kcal: 7,
  ingredients: ['7 slices cucumber (49 g)'],
  grams: 49,
  ...changes,
})

describe('the meals that serve a food', () => {
  it('have it as a part of the plate, under its own name or the parent’s, or beside it', () => {
    const plan = buildPlan([
      { lunch: buildDish({ parts: [part({ food_id: 'cucumber' })] }) },
      { dinner: buildDish({ parts: [part({ name: 'Cukes', typed: 'Cucumber ' })] }) },
      { breakfast: buildDish({ beside: ['cucumber'] }) },
    ])
    expect(mealsServing(plan, 'cucumber')).toEqual([
      { day: 0, slot: 'lunch' },
      { day: 1, slot: 'dinner' },
      { day: 2, slot: 'breakfast' },
    ])
  })

  it('are not those that it is cooked into, nor those of another food', () => {
    const cooked = buildDish({ foods: [{ food_id: 'cucumber', grams: 40 }] })
    const plan = buildPlan([
      { lunch: cooked, dinner: buildDish({ parts: [part({ food_id: 'carrot' })] }) },
    ])
    expect(mealsServing(plan, 'cucumber')).toEqual([])
  })
})
