import { foods } from '@brightplate/foods/foods'
import { packOf } from '@brightplate/foods/shop/packs'
import { bought } from '@brightplate/planner/shop/shopping-list'
import { describe, expect, it } from 'vitest'
import {
  packsInSpanish,
  shoppingItemInSpanish,
  shoppingListInSpanish,
} from './shopping-in-spanish.ts'

const itemOf = (id: string, grams: number, measures: 'us' | 'metric' = 'us') => {
  const food = foods.find((one) => one.id === id)
  if (!food) throw new Error(`${id} is no food`)
  const own = { food_id: id, aisle: food.aisle, needed_grams: grams, line: id, for_foods: [] }
  return { ...own, ...bought(food, grams, measures) }
}

const said = (...of: Parameters<typeof itemOf>) => {
  const { name, buy } = shoppingItemInSpanish(itemOf(...of), new Map())
  return `${name}: ${buy}`
}

describe('a shopping list in Spanish', () => {
  it('says packs in their number, and what is printed on them', () => {
    expect(said('black-beans-canned', 900)).toBe('frijoles negros de lata: 4 latas (15 oz)')
    expect(said('egg', 100)).toBe('huevos: 1 docena')
    expect(said('apple', 182)).toBe('manzana: 1')
    expect(said('apple', 900)).toBe('manzanas: 5')
    expect(said('milk-whole', 2000, 'metric')).toMatch(/^leche entera: 2 cartones \([\d.]+ l\)$/)
  })

  it('calls it as shops do where that is another name', () => {
    expect(said('lemon-juice', 150)).toMatch(/^limones amarillos: \d+$/)
    expect(said('chicken-breast', 900)).toMatch(/^pechugas de pollo sin hueso: /)
  })

  it.each(['us', 'metric'] as const)(
    'has words for every food that shops sell (%s)',
    (measures) => {
      const left = foods
        .filter(({ id }) => packOf(id))
        .flatMap(({ id }) =>
          [1, 3].map((packs) => itemOf(id, packs * (packOf(id)?.grams ?? 1), measures)),
        )
        .map((item) => shoppingItemInSpanish(item, new Map()))
        .filter(({ language }) => language !== undefined)
      expect(left.map(({ name, buy }) => `${name}: ${buy}`)).toEqual([])
    },
  )

  it('keeps what a certificate says of it', () => {
    const oats = shoppingItemInSpanish(
      { ...itemOf('oats-gluten-free', 400), name: 'certified gluten-free rolled oats' },
      new Map(),
    )
    expect(oats.name).toBe('avena en hojuelas certificada sin gluten')
  })

  it('keeps a brand as it was typed, and says that it is bought as always', () => {
    const own = { ...itemOf('apple', 182), typed: 'Dino Buddies', name: 'Dino Buddies' }
    const item = { ...own, buy: 'As you usually buy it' }
    expect(shoppingItemInSpanish(item, new Map())).toMatchObject({
      name: 'Dino Buddies',
      buy: 'Como lo compra siempre',
    })
  })

  it('stays in English where a pack is none of ours, and says so', () => {
    expect(packsInSpanish('2 firkins (3 gal)')).toBeNull()
    const item = { ...itemOf('apple', 182), buy: '2 firkins' }
    expect(shoppingItemInSpanish(item, new Map())).toMatchObject({
      name: 'apple',
      language: 'en-US',
    })
  })

  it('says a line of the second trip, and keeps one that was written otherwise', () => {
    const items = [{ ...itemOf('apple', 900), trip: 2 }, itemOf('egg', 100)]
    const spoken = items.map((item) => shoppingItemInSpanish(item, new Map()))
    expect(
      shoppingListInSpanish(['apples: 5. Second trip.', 'a dozen eggs'], items, spoken),
    ).toEqual(['manzanas: 5. Segunda compra.', 'a dozen eggs'])
  })
})
