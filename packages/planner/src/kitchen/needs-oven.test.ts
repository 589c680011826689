import { expect, it } from 'vitest'
import { needsOven } from './needs-oven.ts'

it.each([
  ['Bake the fries from frozen on a tray at 425 °F (220 °C) for 14 minutes.', true],
  ['Warm the drumsticks in the oven for 12 minutes.', true],
  ['Roast the carrots until soft.', true],
  ['Warm the baked beans in a pan.', false],
  ['Stir in the baking powder.', false],
  ['Slice the roasted turkey.', false],
])('%j is made in the oven: %s', (step, expected) => {
  expect(needsOven([step])).toBe(expected)
})
