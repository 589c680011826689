import { foods, requireFood } from '@brightplate/foods/foods'
import { expect, it } from 'vitest'
import { countedLimits } from './counted-limits.ts'

const amountOf = (limit: string, food: string, grams: number) =>
  countedLimits
    .find(({ id }) => id === limit)
    ?.amount({ food: requireFood(food), grams }, 'breakfast')

it.each([
  ['milk-whole', 100, 100],
  ['buttermilk', 100, 100],
  ['kefir', 100, 100],
  ['evaporated-milk', 50, 100],
  ['soy-drink', 100, 0],
  ['yogurt-plain-whole', 100, 0],
])('%s counts as cow’s milk to drink: %i g are %i ml', (food, grams, counted) => {
  expect(amountOf('cows-milk', food, grams)).toBe(counted)
})

it('no milk of the table is forgotten', () => {
  const milks = foods.filter(
    ({ contains, name }) => contains.includes('milk') && /\b(milk|buttermilk|kefir)$/.test(name),
  )
  expect(milks.length).toBeGreaterThan(5)
  expect(milks.filter(({ id }) => amountOf('cows-milk', id, 1) === 0)).toEqual([])
})

it.each([
  ['cocoa-powder', 10, 10],
  ['dark-chocolate', 10, 6],
  ['dark-chocolate-plain', 10, 6],
  ['milk-whole', 10, 0],
])('%s counts as cocoa: %i g are %i g', (food, grams, counted) => {
  expect(amountOf('cocoa', food, grams)).toBeCloseTo(counted, 6)
})
