import { expect, it } from 'vitest'
import { isBritishList } from './is-british-list.ts'

it.each([
  [['chips', 'crisps', 'fish fingers']],
  [['jelly', 'Cheese and onion crisps', 'Weetabix with milk']],
  [['biscuits', 'Jaffa Cakes', 'orange squash']],
])('%j was typed in the United Kingdom', (foods) => {
  expect(isBritishList(foods)).toBe(true)
})

it.each([
  [['chips', 'biscuits', 'jelly']],
  [['chips', 'goldfish crackers', 'mac and cheese']],
  [['chips', 'crisps']],
  [['biscuits and gravy', 'butternut squash', 'apple crisp', 'skipsy']],
  [[]],
])('%j tells of no country', (foods) => {
  expect(isBritishList(foods)).toBe(false)
})
