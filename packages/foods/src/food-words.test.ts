import { expect, it } from 'vitest'
import { foodHasWord, foodIsNamed } from './food-words.ts'
import { foods, requireFood } from './foods.ts'

it('reads each food by its own words, whatever was asked of another one of that name', () => {
  const yogurt = requireFood('yogurt-plain-whole')
  const withCorn = { ...yogurt, madeOf: [...yogurt.madeOf, 'corn'] }
  const renamed = { ...yogurt, id: 'corn', name: 'corn' }
  for (const _ of [1, 2]) {
    expect([yogurt, withCorn, renamed].map((food) => foodHasWord(food, 'corn'))).toEqual([
      false,
      true,
      true,
    ])
    expect([yogurt, withCorn, renamed].map((food) => foodIsNamed(food, 'corn'))).toEqual([
      false,
      false,
      true,
    ])
  }
})

it('finds each food by its own name, asked once or again', () => {
  for (const food of foods) {
    const fresh = structuredClone(food)
    for (const word of [food.name, 'cherry', 'sugar', 'milk', 'pea']) {
      expect(foodIsNamed(food, word), `${food.id}, ${word}`).toBe(foodIsNamed(fresh, word))
      expect(foodHasWord(food, word), `${food.id}, ${word}`).toBe(foodHasWord(fresh, word))
    }
  }
})
