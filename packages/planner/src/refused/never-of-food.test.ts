import { describe, expect, it } from 'vitest'
import { neverOfFood } from './never-of-food.ts'

describe('a food that is eaten, where another is never again,', () => {
  it.each([
    ['banana yogurt', 'bananas'],
    ['chicken nuggets', 'meat'],
    ['nuggets', 'chicken'],
    ['applesauce', 'apple'],
    ['tuna', 'fish'],
    ['McDonald’s fries', 'french fries'],
    ['Cheerios', 'O-shaped cereal'],
    ['zorp bar', 'Zorp'],
  ])('%j stays out with “%s never again”', (typed, never) => {
    expect(neverOfFood(typed, ['blorb', never])).toBe(never)
  })

  it.each([
    ['pancakes', 'eggs'],
    ['cheese crackers', 'cheese pizza'],
    ['milk', 'chocolate milk'],
    ['rice', 'fried rice'],
    ['carrots', 'banana'],
  ])('%j stays with “%s never again”', (typed, never) => {
    expect(neverOfFood(typed, [never])).toBeNull()
  })
})
