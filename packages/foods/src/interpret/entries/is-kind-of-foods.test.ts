import { expect, it } from 'vitest'
import { isKindOfFoods } from './is-kind-of-foods.ts'

it.each([
  ['beige foods', true],
  ['He only eats crunchy, salty things', true],
  ['carbs', true],
  ['baby food', false],
  ['nuggets', false],
])('“%s” says what foods have in common: %s', (typed, isKind) => {
  expect(isKindOfFoods(typed)).toBe(isKind)
})
