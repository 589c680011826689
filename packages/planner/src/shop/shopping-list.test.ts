import { foods } from '@brightplate/foods/foods'
import { describe, expect, it } from 'vitest'
import { shoppingList } from './shopping-list.ts'

function item(foodId: string, grams: number): string {
  return shoppingList([{ foods: [{ food_id: foodId, grams }] }])
    .map(({ name, buy }) => `${name}: ${buy}`)
    .join('; ')
}

describe('a line of the shopping list', () => {
  const lines: readonly (readonly [food: string, grams: number, line: string])[] = [
    ['egg', 100, 'eggs: 1 dozen'],
    ['egg', 1000, 'eggs: 2 dozen'],
    ['apple', 100, 'apple: 1'],
    ['apple', 500, 'apples: 3'],
    ['blueberry', 100, 'blueberries: 1 pack'],
    ['carrot', 100, 'carrots: 1 bag'],
    ['radish', 300, 'radishes: 4 bunches'],
    ['ginger-root', 50, 'fresh ginger: 1 root'],
    ['bread-whole-wheat', 900, 'whole-wheat bread: 2 loaves'],
    ['chicken-cooked', 300, 'shredded plain home-cooked chicken: 2 chicken breasts'],
    ['milk-whole', 100, 'whole milk: 1 carton'],
  ]
  it.each(lines)('reads as in a shop: %s, %d g', (food, grams, line) => {
    expect(item(food, grams)).toBe(line)
  })

  it('names nothing that the cook does', () => {
    const names = foods.flatMap(({ id }) =>
      shoppingList([{ foods: [{ food_id: id, grams: 500 }] }]).map(({ name }) => name),
    )
    expect(names.filter((name) => /^(?:drained|trimmed|husked) /.test(name))).toEqual([])
    expect(names).toContain('canned chickpeas')
  })

  it('is sorted by aisle and then by the name of the food, water left out', () => {
    const list = shoppingList([
      {
        foods: [
          { food_id: 'egg', grams: 50 },
          { food_id: 'water', grams: 200 },
          { food_id: 'carrot', grams: 50.25 },
          { food_id: 'apple', grams: 50 },
          { food_id: 'carrot', grams: 25 },
        ],
      },
    ])
    expect(list.map(({ name }) => name)).toEqual(['apple', 'carrots', 'eggs'])
    expect(list[1]?.needed_grams).toBe(75.3)
  })
})
