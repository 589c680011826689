import { packs } from '@brightplate/foods/shop/packs'
import { describe, expect, it } from 'vitest'
import { metricPackSize } from './metric-pack-size.ts'

describe('what a pack holds in metric', () => {
  it.each([
    ['2 lb', '910 g'],
    ['35 oz', '990 g'],
    ['36 oz', '1 kg'],
    ['5 lb', '2.3 kg'],
    ['half gallon', '1.9 l'],
    ['33.8 fl oz', '1 l'],
    ['17 fl oz', '500 ml'],
    ['0.2 oz', '10 g'],
    ['24 pops', '24 pops'],
  ])('of "%s" is %s', (size, metric) => {
    expect(metricPackSize(size)).toBe(metric)
  })

  it('is what the pack prints, and not what is cooked of it', () => {
    expect(packs.get('ramen')?.grams).toBeGreaterThan(400)
    expect(metricPackSize(packs.get('ramen')?.size ?? '')).toBe('90 g')
  })

  it('is told of every pack without a measure of the US', () => {
    const sizes = [...packs.values()].flatMap(({ size }) => size ?? [])
    const left = sizes.map(metricPackSize).filter((size) => !/^[\d.]+ (?:k?g|m?l|pops)$/.test(size))
    expect(sizes.length).toBeGreaterThan(500)
    expect(left).toEqual([])
  })
})
