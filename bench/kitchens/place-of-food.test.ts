import { describe, expect, it } from 'vitest'
import { placeOfFood } from './place-of-food.ts'

describe('a food of a kitchen', () => {
  it.each([
    ['sopa de fideo', 'placed'],
    ['plátano', 'asked'],
    ['bagel and lox', 'forbidden by raw-or-undercooked'],
    ['masala chai', 'forbidden by caffeine'],
    ['blorp', 'as_typed'],
  ])('“%s” is %s', (typed, place) => {
    expect(placeOfFood(typed)).toBe(place)
  })
})
