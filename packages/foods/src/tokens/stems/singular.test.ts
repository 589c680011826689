import { expect, it } from 'vitest'
import { singular } from './singular.ts'

it.each([
  ['berries', 'berry'],
  ['potatoes', 'potato'],
  ['apples', 'apple'],
  ['swiss', 'swiss'],
  ['rice', 'rice'],
])('the singular of "%s" is "%s"', (word, one) => {
  expect(singular(word)).toBe(one)
})
