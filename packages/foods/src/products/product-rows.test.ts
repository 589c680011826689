import { describe, expect, it } from 'vitest'
import { productRows } from './product-rows.ts'

const read = (row: string) => productRows('cereal', row)[0]

describe('a row of a product', () => {
  it('says what the product holds, and what some kinds of it hold', () => {
    expect(read('Kix | General Mills | =kix, kix puffs | oats sweet | soy honey | 123')).toEqual({
      id: 'kix',
      name: 'Kix',
      brand: 'General Mills',
      also: ['kix puffs'],
      alone: ['kix'],
      category: 'cereal',
      holds: { allergens: ['oats'], origins: [], marks: ['sweet'] },
      oftenHolds: { allergens: ['soy'], origins: ['honey'], marks: [] },
      fdcId: 123,
    })
  })

  it('without a label assumes all that its kind holds', () => {
    const product = read('Kix | General Mills | | oats | |')
    expect(product?.fdcId).toBeNull()
    expect(product?.oftenHolds.allergens).toEqual(
      expect.arrayContaining(['milk', 'wheat', 'soy', 'almond']),
    )
    expect(product?.oftenHolds.allergens).not.toContain('oats')
  })

  it.each([
    ['Kix | General Mills | | oatz | |', 'Kix: “oatz” is nothing a product holds'],
    ['Kix | General Mills | oats | |', 'A product has six cells, not 5'],
    ['Kix | General Mills | | oats | | label', 'Kix: “label” is no FoodData Central id'],
  ])('is refused where it does not read so: %s', (row, message) => {
    expect(() => read(row)).toThrow(message)
  })
})
