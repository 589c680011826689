import { describe, expect, it } from 'vitest'
import type { Aisle } from '../food.ts'
import { foods } from '../foods.ts'
import { plainFoodOf, plainFoods } from '../plain-foods/plain-foods.ts'
import { requirePrice } from './food-prices.ts'
import { usdOfFoods } from './usd-of-foods.ts'

/** Dollars of 100 g between which shops sell what stands in an aisle; what is dearer is named below. */
const borders: Readonly<Record<Aisle, readonly [least: number, most: number]>> = {
  fruit: [0.2, 3.6],
  vegetables: [0.2, 3],
  'herbs-and-spices': [0.1, 40],
  'dairy-and-eggs': [0.1, 5],
  'plant-drinks': [0.15, 2.3],
  'meat-and-poultry': [0.5, 5],
  fish: [0.9, 4],
  'grains-and-pasta': [0.04, 2.4],
  bread: [0.2, 3.4],
  'beans-and-lentils': [0.2, 1.5],
  'nuts-and-seeds': [0.6, 6],
  'oils-and-sauces': [0.15, 3],
  baking: [0.1, 14],
  snacks: [0.25, 6.1],
  drinks: [0.03, 0.8],
}

/** Checked one by one: a gram of saffron is 9 dollars, 100 g of dried apple rings are nearly 5. */
const outside = [
  'water',
  'saffron',
  'seaweed-nori',
  'pine-nuts',
  'dried-apple',
  'beef-jerky',
  'milkshake',
  'pediasure',
  'lobster',
  'vegan-deli-slices',
]

const everyFood = [
  ...new Map(
    [...foods, ...plainFoods.map(({ food }) => food)].map((food) => [food.id, food]),
  ).values(),
]

describe('the price of a food', () => {
  it('is there for every food that a plan may hold', () => {
    expect(everyFood.length).toBeGreaterThan(800)
    for (const { id } of everyFood)
      expect(requirePrice(id).usdPer100g, id).toBeGreaterThanOrEqual(0)
    expect(() => requirePrice('unobtainium')).toThrow('No food with a price has the id unobtainium')
  })

  it('lies between what shops ask in its aisle, or is known to be outside', () => {
    const odd = everyFood.filter(({ id, aisle }) => {
      const [least, most] = borders[aisle]
      const { usdPer100g } = requirePrice(id)
      return usdPer100g < least || usdPer100g > most
    })
    // A variant costs as the ordinary food does.
    const isKnown = (id: string) =>
      outside.includes(id) || outside.includes(plainFoodOf(id)?.variantOf ?? '')
    expect(odd.map(({ id }) => id).filter((id) => !isKnown(id))).toEqual([])
  })

  it('rests on a record for most foods, and on our own estimate for few', () => {
    const own = everyFood.filter(({ id }) => requirePrice(id).basis === 'own')
    expect(own.length / everyFood.length).toBeLessThan(0.15)
    for (const { id } of own) expect(requirePrice(id).source, id).toBe('own')
  })

  it.each([
    ['dry pasta', 'pasta-dry', 'plain-pasta'],
    ['dry rice', 'rice-white', 'plain-rice'],
    ['dry oats', 'rolled-oats', 'oatmeal'],
    ['cooked bacon', 'bacon-cooked', 'bacon'],
    ['gluten-free bread', 'bread-gluten-free', 'white-bread'],
    ['gluten-free pasta', 'gluten-free-pasta', 'plain-pasta'],
  ])('of %s is above that of %3$s', (_, dearer, cheaper) => {
    expect(requirePrice(dearer).usdPer100g).toBeGreaterThan(requirePrice(cheaper).usdPer100g)
  })

  it('of a variant is at least nine tenths of its ordinary food’s', () => {
    const cheap = plainFoods.flatMap(({ id, variantOf }) => {
      if (variantOf === null || plainFoodOf(variantOf) === undefined) return []
      return requirePrice(id).usdPer100g < 0.9 * requirePrice(variantOf).usdPer100g ? id : []
    })
    // Spread is cheaper than butter, and turkey than beef.
    expect(cheap).toEqual(['olive-oil-spread', 'turkey-hot-dogs'])
  })
})

describe('what foods cost', () => {
  it('is the sum of what is used of each', () => {
    const apple = requirePrice('apple').usdPer100g
    const egg = requirePrice('egg').usdPer100g
    expect(usdOfFoods([])).toBe(0)
    expect(
      usdOfFoods([
        { food_id: 'apple', grams: 150 },
        { food_id: 'egg', grams: 50 },
      ]),
    ).toBeCloseTo(1.5 * apple + 0.5 * egg)
    expect(usdOfFoods([{ food_id: 'water', grams: 500 }])).toBe(0)
  })
})
