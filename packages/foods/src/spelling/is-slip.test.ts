import { expect, test } from 'vitest'
import { isSlip } from './is-slip.ts'

test.each([
  ['piza', 'pizza'],
  ['aple', 'apple'],
  ['appel', 'apple'],
  ['kracker', 'cracker'],
  ['orenge', 'orange'],
  ['cukumber', 'cucumber'],
])('%s is %s misspelt', (word, meant) => {
  expect(isSlip(word, meant)).toBe(true)
})

test.each([
  ['ampalaya', 'jambalaya'],
  ['sohan', 'gohan'],
  ['salo', 'halo'],
  ['souse', 'soupe'],
])('%s is a food of its own, no %s', (word, meant) => {
  expect(isSlip(word, meant)).toBe(false)
})

test('the first two letters may stand the wrong way round', () => {
  expect(isSlip('papl', 'appl')).toBe(true)
})
