import { describe, expect, it } from 'vitest'
import { kindByWord } from './kind-by-word.ts'

describe('the kind of a food that we know by its words alone', () => {
  it.each([
    ['meatball sub', 'sandwich'],
    ['cheese sandwich on white bread', 'sandwich'],
    ['Chicken curry', 'rice-dish'],
    ['beef soup', 'soup'],
    ['greens', 'vegetable-cooked'],
    ['horchata', 'drink-sweet'],
    ['ham and pineapple pizza', 'pizza'],
    ['potato salad', 'vegetable-raw'],
    ['chicken stir fry', 'rice-dish'],
    ['pan dulce', 'pastry'],
    ['ice cream cake', 'dessert'],
    ['almond milk', 'plant-drink'],
    ['french toast', 'pancake-waffle'],
    ['apple crisp', 'dessert'],
    ['apple crisps', 'chips-salty'],
    ['grandma’s peach crisp with ice cream', 'dessert'],
    ['rice crisp', 'chips-salty'],
    ['lemon curd', 'spread'],
    ['cheese curds', 'cheese'],
    ['grandma’s casserole (the cheesy one)', 'pasta-dish'],
  ])('of %s is %s: the last word tells, and the longest', (typed, group) => {
    expect(kindByWord(typed)).toBe(group)
  })

  it('is that of its product’s category where no word tells', () => {
    expect(kindByWord('belVita')).not.toBeNull()
    expect(kindByWord('Twix')).toBe('sweets')
  })

  it('is none where nothing tells', () => {
    expect(kindByWord('papa’s special')).toBeNull()
    expect(kindByWord('')).toBeNull()
  })
})
