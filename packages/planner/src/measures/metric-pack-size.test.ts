import { requireFood } from '@brightplate/foods/foods'
import { describe, expect, it } from 'vitest'
import { metricPackSize } from './metric-pack-size.ts'

describe('what a pack holds in metric', () => {
  it.each([
    ['carrot', 907, '910 g'],
    ['rice-white', 2268, '2.3 kg'],
    ['milk-whole', 1952, '1.9 l'],
    ['juice-blend', 1900, '1.8 l'],
    ['soda', 2050, '2 l'],
    ['vanilla-ice-cream', 540, '540 g'],
    ['olive-oil', 464, '510 ml'],
    ['cinnamon', 4, '10 g'],
  ])('of %s with %d g is %s', (id, grams, size) => {
    expect(metricPackSize(requireFood(id), grams)).toBe(size)
  })
})
