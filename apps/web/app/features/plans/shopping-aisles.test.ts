import { describe, expect, it } from 'vitest'
import { shoppingAisles } from './shopping-aisles.ts'

const buildItem = (food_id: string, aisle: string) => ({
  food_id,
  name: food_id,
  aisle,
  needed_grams: 100,
  buy: '1 pack',
})

describe('the shopping list', () => {
  it('goes by aisle, in the order of the plan', () => {
    const shopping_items = [
      buildItem('apple', 'fruit'),
      buildItem('egg', 'dairy-and-eggs'),
      buildItem('pear', 'fruit'),
    ]
    expect(shoppingAisles({ shopping_list: [], shopping_items })).toEqual([
      {
        name: 'Fruit',
        lines: [
          { id: 'apple', text: 'apple: 1 pack' },
          { id: 'pear', text: 'pear: 1 pack' },
        ],
      },
      { name: 'Dairy and eggs', lines: [{ id: 'egg', text: 'egg: 1 pack' }] },
    ])
  })

  it('is the plain list where a plan has no items', () => {
    expect(shoppingAisles({ shopping_list: ['apples: 2'] })).toEqual([
      { name: null, lines: [{ id: 'apples: 2', text: 'apples: 2' }] },
    ])
  })

  it('is empty where a plan has none', () => {
    expect(shoppingAisles({ shopping_list: [] })).toEqual([])
  })
})
