import { requireFood } from '@brightplate/foods/foods'
import { kitchen } from '@brightplate/recipes/our-kitchen'
import { expect, it } from 'vitest'
import { activeMinutes } from './active-minutes.ts'

const toast = {
  servings: 1,
  activeMinutes: 3,
  ingredients: [],
  steps: ['Toast the bread and spread the butter on it.'],
}
const nuggets = {
  servings: 1,
  activeMinutes: 2,
  ingredients: [],
  steps: ['Bake as the pack says.'],
}
const stew = {
  servings: 4,
  activeMinutes: 20,
  ingredients: [
    { food: 'carrot', grams: 240, prep: 'peeled and sliced' },
    { food: 'onion', grams: 110, prep: 'finely chopped' },
    { food: 'water', grams: 400, prep: 'cold' },
  ],
  steps: ['Brown the meat.', 'Simmer all of it for an hour.'],
}

it('grows with who eats where hands spread and chop, and not where an oven bakes', () => {
  expect([1, 4, 6, 8].map((portions) => activeMinutes(toast, portions))).toEqual([3, 3, 4, 4])
  expect([1, 4, 6, 8].map((portions) => activeMinutes(nuggets, portions))).toEqual([2, 2, 2, 2])
})

it('is what the recipe says up to the portions that it is written for', () => {
  expect([1, 4, 5, 8].map((portions) => activeMinutes(stew, portions))).toEqual([20, 20, 21, 22])
})

it('never counts more by hand than all the work', () => {
  const quick = { ...toast, activeMinutes: 1 }
  expect(activeMinutes(quick, 12)).toBe(2)
})

it('cuts ahead what is a food of ours', () => {
  for (const id of [...kitchen.cutAhead.foods, ...kitchen.cutAhead.underWater]) {
    expect(requireFood(id).aisle).toBe('vegetables')
  }
})
