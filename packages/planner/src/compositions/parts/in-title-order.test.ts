import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import { expect, it } from 'vitest'
import { inTitleOrder } from './in-title-order.ts'
import type { PartRole } from './part.ts'

const part = (name: string, group: PlainGroup, role: PartRole = 'accepted', isPlain = true) => ({
  name,
  told: { role, group, isPlain },
})

const fries = part('fries', 'potato-fried')
const nuggets = part('nuggets', 'breaded-meat')
const salad = part('salad', 'vegetable-raw', 'side')
const cookies = part('cookies', 'dessert')
const soda = part('soda', 'drink-sweet')
const chicken = part('chicken', 'meat', 'side')

it.each([
  { said: 'a main before its starch', parts: [fries, nuggets, salad] },
  { said: 'a base that is one first', parts: [nuggets, fries, salad] },
])('names $said', ({ parts }) => {
  const names = inTitleOrder(parts, ({ told }) => told).map(({ name }) => name)
  expect(names).toEqual(['nuggets', 'fries', 'salad'])
})

it.each<PlainGroup>(['pizza', 'burger', 'sandwich', 'taco-wrap', 'soup'])(
  'names a %s before its fries',
  (group) => {
    const main = part('main', group)
    const names = inTitleOrder([fries, main, salad], ({ told }) => told).map(({ name }) => name)
    expect(names).toEqual(['main', 'fries', 'salad'])
  },
)

it('names nuggets of the list before fries that no parent named', () => {
  const ours = part('sweet potato fries', 'potato-fried', 'main')
  const names = inTitleOrder([ours, salad, nuggets], ({ told }) => told).map(({ name }) => name)
  expect(names).toEqual(['nuggets', 'sweet potato fries', 'salad'])
})

it('names fruit after the side, then what is sweet, then the glass', () => {
  const apple = part('apple', 'fruit')
  const names = inTitleOrder([nuggets, soda, cookies, apple, salad], ({ told }) => told)
  expect(names.map(({ name }) => name)).toEqual(['nuggets', 'salad', 'apple', 'cookies', 'soda'])
})

it('leaves the food of the list before chicken of ours', () => {
  const names = inTitleOrder([fries, chicken], ({ told }) => told).map(({ name }) => name)
  expect(names).toEqual(['fries', 'chicken'])
})

it('leaves a dish of ours before what stands beside it', () => {
  const filled = part('filled potatoes', 'potato', 'main')
  const names = inTitleOrder([filled, part('tuna', 'fish')], ({ told }) => told)
  expect(names.map(({ name }) => name)).toEqual(['filled potatoes', 'tuna'])
})

it('leaves rice before its beans, and names a taste last', () => {
  const rice = part('rice', 'rice')
  const taste = part('taste', 'fruit', 'learning')
  const beans = part('beans', 'beans')
  const names = inTitleOrder([rice, taste, beans, soda], ({ told }) => told)
  expect(names.map(({ name }) => name)).toEqual(['rice', 'beans', 'soda', 'taste'])
})
