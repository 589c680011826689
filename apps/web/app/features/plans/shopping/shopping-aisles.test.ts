import { describe, expect, it } from 'vitest'
import { shoppingAisles } from './shopping-aisles.ts'

const buildItem = (food_id: string, aisle: string, needed_grams = 100) => ({
  food_id,
  name: food_id,
  aisle,
  needed_grams,
  buy: '1 pack',
})

const line = (id: string, needed = '100 g') => ({ id, name: id, buy: '1 pack', needed })

describe('the shopping list', () => {
  it('goes by aisle, in the order of the plan', () => {
    const shopping_items = [
      buildItem('apple', 'fruit'),
      buildItem('egg', 'dairy-and-eggs'),
      buildItem('pear', 'fruit'),
    ]
    expect(shoppingAisles({ shopping_list: [], shopping_items })).toEqual([
      { name: 'Fruit', lines: [line('apple'), line('pear')] },
      { name: 'Dairy and eggs', lines: [line('egg')] },
    ])
  })

  it.each([
    [0.4, 'under 1 g'],
    [277.5, '278 g'],
    [999.6, '1 kg'],
    [1240, '1.2 kg'],
  ])('says %d grams as %j', (grams, needed) => {
    const shopping_items = [buildItem('apple', 'fruit', grams)]
    expect(shoppingAisles({ shopping_list: [], shopping_items })).toEqual([
      { name: 'Fruit', lines: [line('apple', needed)] },
    ])
  })

  it('leaves out what it is told to, with an aisle that is empty then', () => {
    const shopping_items = [buildItem('apple', 'fruit'), buildItem('milk', 'dairy-and-eggs')]
    expect(shoppingAisles({ shopping_list: [], shopping_items }, new Set(['milk']))).toEqual([
      { name: 'Fruit', lines: [line('apple')] },
    ])
  })

  it('is the plain list where a plan has no items', () => {
    const name = 'apples: 2'
    expect(shoppingAisles({ shopping_list: [name] })).toEqual([
      { name: null, lines: [{ id: name, name, buy: '', needed: null }] },
    ])
  })

  it('is empty where a plan has none', () => {
    expect(shoppingAisles({ shopping_list: [] })).toEqual([])
  })
})
