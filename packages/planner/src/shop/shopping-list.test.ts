import { foods } from '@brightplate/foods/foods'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { packOf } from '@brightplate/foods/shop/packs'
import { describe, expect, it } from 'vitest'
import type { PlannedDish, PlannedPart } from '../plan-document.ts'
import { buildPart, buildPlannedDay } from '../testing/build-planned-day.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { shoppingList } from './shopping-list.ts'

const profile = buildProfile()

const dinnerOf = (foodId: string, grams: number, part: Partial<PlannedPart> = {}) => ({
  foods: [{ food_id: foodId, grams }],
  parts: [buildPart({ food_id: foodId, ...part })],
})

const listOf = (dinners: readonly Partial<PlannedDish>[], of = profile) =>
  shoppingList(
    dinners.map((dinner) => buildPlannedDay(dinner)),
    of,
  )

const linesOf = ({ items }: ReturnType<typeof shoppingList>) =>
  items.map(({ name, buy }) => `${name}: ${buy}`)

describe('a line of the shopping list', () => {
  it.each([
    ['egg', 100, 'eggs: 1 dozen'],
    ['egg', 1000, 'eggs: 2 dozen'],
    ['apple', 100, 'apple: 1'],
    ['apple', 500, 'apples: 3'],
    ['blueberry', 100, 'blueberries: 1 pack (6 oz)'],
    ['carrot', 100, 'carrots: 1 bag (2 lb)'],
    ['radish', 300, 'radishes: 4 bunches'],
    ['ginger-root', 50, 'fresh ginger: 1 root'],
    ['bread-whole-wheat', 900, 'whole-wheat bread: 2 loaves (24 oz)'],
    ['black-beans-canned', 240, 'canned black beans: 1 can (15 oz)'],
    ['lemon-juice', 60, 'lemons: 2'],
    ['lemon-juice', 40, 'lemon: 1'],
    ['rice-cereal', 300, 'crisped rice cereal: 1 box (12 oz)'],
    ['milk-whole', 100, 'whole milk: 1 carton (half gallon)'],
  ])('reads as in a shop: %s, %d g', (food, grams, line) => {
    expect(linesOf(listOf([dinnerOf(food, grams)]))).toEqual([line])
  })

  it('is no second pack for a spoonful', () => {
    expect(linesOf(listOf([dinnerOf('rice-white', 907 * 1.04)]))).toEqual([
      'dry white rice: 1 bag (2 lb)',
    ])
    expect(linesOf(listOf([dinnerOf('rice-white', 907 * 1.06)]))).toEqual([
      'dry white rice: 2 bags (2 lb)',
    ])
  })

  it('names nothing that the cook does, and has whole packs for every food', () => {
    const all = [...foods, ...plainFoods.map(({ food }) => food)].filter(({ id }) => id !== 'water')
    for (const { id } of all) {
      const { items, staples } = listOf([dinnerOf(id, 500)])
      const shown = [...items, ...staples]
      expect(shown.length, id).toBeGreaterThan(0)
      for (const { name, buy, food_id } of shown) {
        expect(name).not.toMatch(/^(?:drained|trimmed|husked|toasted|hard-boiled) (?!wheat germ)/)
        expect(packOf(food_id), food_id).toBeDefined()
        expect(buy).toMatch(/^\d+/)
      }
    }
  })
})

describe('where it stands in a shop', () => {
  const whereOf = (food: string) => listOf([dinnerOf(food, 60)]).items[0]?.where?.text

  it('is told of dry packets of other cuisines', () => {
    expect(whereOf('papad')).toBe('Often in the international aisle.')
    expect(whereOf('dolma')).toBe('Often in the international aisle.')
  })

  it.each(['salsa', 'tortilla-chips', 'sour-cream', 'samosa', 'apple', 'plain-pasta'])(
    'is not told of what every shop has, or what is frozen or fresh: %s',
    (food) => {
      expect(whereOf(food)).toBeUndefined()
    },
  )
})

describe('what is bought', () => {
  it('is bread for toast and sandwiches, one loaf for all of them', () => {
    const { items } = listOf([
      dinnerOf('white-toast', 50),
      dinnerOf('ham-sandwich', 100),
      dinnerOf('bread-white', 40),
    ])
    expect(items.map(({ food_id, needed_grams }) => [food_id, needed_grams])).toEqual([
      ['ham-sliced', 35],
      ['bread-white', 55 + 60 + 40],
    ])
    expect(items[1]?.for_foods).toEqual(['white-toast', 'ham-sandwich', 'bread-white'])
  })

  it('is the food itself where a rule keeps out what is usually bought for it', () => {
    const of = buildProfile({
      restrictions: { ...profile.restrictions, allergens: ['sesame'] },
    })
    expect(listOf([dinnerOf('gluten-free-toast', 50)], of).items[0]?.food_id).toBe(
      'gluten-free-toast',
    )
    expect(listOf([dinnerOf('gluten-free-toast', 50)]).items[0]?.food_id).toBe('bread-gluten-free')
  })

  it('is called as the parent typed it where that is a brand, or exactly this', () => {
    const cheerios = { role: 'accepted', typed: 'Cheerios', name: 'Cheerios' } as const
    const { items } = listOf([dinnerOf('o-cereal', 30, cheerios), dinnerOf('o-cereal', 30)])
    expect(items.map(({ name, line, typed }) => [name, line, typed])).toEqual([
      ['Cheerios', 'o-cereal/cheerios', 'Cheerios'],
      [expect.stringContaining('cereal'), 'o-cereal', undefined],
    ])
    const pasta = { role: 'accepted', typed: 'Long pasta', name: 'Long pasta' } as const
    expect(linesOf(listOf([dinnerOf('plain-pasta', 100, pasta)]))[0]).toMatch(/^dry pasta: 1 box/)
    const of = buildProfile({ safeFoods: [{ typed: 'long pasta', meals: [], exactly: true }] })
    expect(linesOf(listOf([dinnerOf('plain-pasta', 100, pasta)], of))[0]).toMatch(/^Long pasta: /)
  })

  it.each([
    ['potato-hoops', 'Pom-Bears'],
    ['fruit-yogurt-baby', 'Petits Filous (strawberry only)'],
  ])('is called by its brand in the plural, and with what is said behind it: %s', (food, typed) => {
    const part = { role: 'accepted', typed, name: typed } as const
    expect(linesOf(listOf([dinnerOf(food, 30, part)]))[0]).toMatch(`${typed}: `)
  })

  it('is bought as the family does where a counter hands it out: no bag of it is sold', () => {
    const fries = { role: 'accepted', typed: 'McDonald’s fries', name: 'McDonald’s fries' } as const
    const of = buildProfile({ safeFoods: [{ typed: fries.typed, meals: [], exactly: true }] })
    expect(linesOf(listOf([dinnerOf('french-fries', 80, fries)], of))).toEqual([
      'McDonald’s fries: As you usually buy it',
    ])
  })

  it('is the burger that a counter hands out, not its bun and its beef', () => {
    const typed = 'McDonald’s cheeseburger'
    const burger = { role: 'accepted', typed, name: typed } as const
    const of = buildProfile({ safeFoods: [{ typed, meals: [] }] })
    expect(linesOf(listOf([dinnerOf('cheeseburger', 110, burger)], of))).toEqual([
      'McDonald’s cheeseburger: As you usually buy it',
    ])
    expect(linesOf(listOf([dinnerOf('cheeseburger', 110)])).length).toBeGreaterThan(1)
  })

  it('keeps the name of a variant, which says what it leaves out', () => {
    const variant = {
      role: 'accepted',
      typed: 'Tyson nuggets',
      name: 'gluten-free chicken nuggets',
    } as const
    expect(linesOf(listOf([dinnerOf('gluten-free-chicken-nuggets', 80, variant)]))[0]).toMatch(
      /gluten-free/,
    )
  })

  it('holds food as typed, which the family buys as it always does', () => {
    const { items } = listOf([{ beside: ['dino bites'] }, { beside: ['dino bites'] }])
    expect(items).toMatchObject([
      { name: 'dino bites', buy: 'As you usually buy it', typed: 'dino bites' },
    ])
  })

  it('is sorted by aisle and name, water left out', () => {
    const dinner = {
      foods: ['egg', 'water', 'carrot', 'apple'].map((food_id) => ({ food_id, grams: 50 })),
      parts: [buildPart({ ingredients: ['', '', '', ''] })],
    }
    expect(listOf([dinner]).items.map(({ name }) => name)).toEqual(['apple', 'carrots', 'eggs'])
  })
})

describe('what a home has', () => {
  it('is looked for and not bought: no jar of nutmeg for a pinch', () => {
    const { items, staples } = listOf([dinnerOf('nutmeg', 0.1)])
    expect(items).toEqual([])
    expect(staples).toMatchObject([{ name: 'ground nutmeg', needed_grams: 0.1 }])
  })

  it('is bought where more than half a pack is needed', () => {
    const oil = packOf('olive-oil')?.grams ?? 0
    expect(listOf([dinnerOf('olive-oil', oil * 0.5)]).items).toEqual([])
    expect(listOf([dinnerOf('olive-oil', oil * 0.6)]).staples).toEqual([])
  })
})

describe('two weeks', () => {
  const twoWeeks = (foodId: string, days: readonly number[]) =>
    listOf(
      Array.from({ length: 14 }, (_, day) => (days.includes(day + 1) ? dinnerOf(foodId, 200) : {})),
    ).items

  it('are two trips: what spoils is bought in its week', () => {
    expect(twoWeeks('strawberry', [2, 3, 9, 10])).toMatchObject([
      { line: 'strawberry', needed_grams: 400, buy: '1 pack (15 oz)' },
      { line: 'strawberry/2', needed_grams: 400, trip: 2 },
    ])
  })

  it('are one trip for what keeps', () => {
    const rice = twoWeeks('rice-white', [2, 9])
    expect(rice).toMatchObject([{ line: 'rice-white', needed_grams: 400 }])
    expect(rice[0]).not.toHaveProperty('trip')
    expect(twoWeeks('carrot', [1, 14])).toHaveLength(1)
  })

  it('say what to freeze, and what to buy just before', () => {
    const [salmon] = twoWeeks('salmon', [1, 4, 6])
    expect(salmon?.keeping?.text).toBe('Freeze what is for day 4 and later.')
    const [avocado] = twoWeeks('asparagus', [2, 7])
    expect(avocado?.keeping?.text).toBe(
      'Keeps about 4 days: buy what is for day 7 and later just before.',
    )
    // Raw fruit that was frozen is another food.
    const late = Array.from({ length: 6 }, () => ({}))
    const eaten = listOf([...late, dinnerOf('banana', 120)]).items[0]
    expect(eaten?.keeping?.text).toMatch(/^Keeps about 5 days: buy what is for day 7/)
    const blended = listOf([...late, { foods: [{ food_id: 'banana', grams: 120 }] }]).items[0]
    expect(blended?.keeping?.text).toBe('Freeze what is for day 7 and later.')
    expect(twoWeeks('salmon', [1, 2])[0]).not.toHaveProperty('keeping')
    expect(twoWeeks('salmon', [8, 9])[0]).not.toHaveProperty('keeping')
  })
})
