import { describe, expect, it } from 'vitest'
import { buildDish, buildPart, buildPlan } from '../testing/build-plan.ts'
import { neverDishesIn } from './never-dishes-in.ts'

describe('a meal with a dish that is never again', () => {
  const plan = buildPlan([
    { lunch: buildDish({ recipe_id: 'stew' }) },
    {
      dinner: buildDish({ recipe_id: 'pie', parts: [buildPart({ recipe_id: 'soup' })] }),
      snacks: [],
    },
  ])

  it('has it as its dish or as a part of its plate', () => {
    expect(neverDishesIn(plan, ['stew', 'soup'])).toEqual([
      { day: 0, slot: 'lunch', recipeId: 'stew' },
      { day: 1, slot: 'dinner', recipeId: 'soup' },
    ])
    expect(neverDishesIn(plan, ['pie'])).toHaveLength(1)
    expect(neverDishesIn(plan, ['cake'])).toEqual([])
    expect(neverDishesIn(plan, [])).toEqual([])
  })
})
