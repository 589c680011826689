import { foods } from '@brightplate/foods/foods'
import { nutrients } from '@brightplate/foods/nutrients'
import { expect, it } from 'vitest'
import { figuresOf } from './figures-of.ts'

it('the figures of each food are those of its composition, an unknown one not a number', () => {
  for (const food of foods) {
    const figures = figuresOf(food)
    nutrients.forEach((nutrient, index) => {
      expect(figures[index], `${food.id} ${nutrient}`).toBe(food.per100g[nutrient] ?? Number.NaN)
    })
    expect(figuresOf(food)).toBe(figures)
  }
})
