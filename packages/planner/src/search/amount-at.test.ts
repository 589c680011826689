import { expect, test } from 'vitest'
import { amountAt } from './amount-at.ts'

test('an amount is read at its index, and none beyond the last', () => {
  const amounts = Float64Array.of(1, 0.5)
  expect(amountAt(amounts, 1)).toBe(0.5)
  expect(() => amountAt(amounts, 2)).toThrow(RangeError)
})
