import { describe, expect, it } from 'vitest'
import { buildDay } from '../build-plan.ts'
import { shoppingTrips, stapleLines } from './shopping-trips.ts'
import { tripName } from './trip-name.ts'

const buildItem = (food_id: string, aisle: string, needed_grams = 100) => ({
  food_id,
  name: food_id,
  aisle,
  needed_grams,
  buy: '1 pack',
})

const line = (id: string, needed: string | null = '100 g') => ({
  id,
  name: id,
  buy: '1 pack',
  needed,
  keeping: null,
  foods: [id],
})

const aislesOf = (...given: Parameters<typeof shoppingTrips>) => shoppingTrips(...given)[0]?.aisles

describe('the shopping list', () => {
  it('goes by aisle, in the order of the plan', () => {
    const shopping_items = [
      buildItem('apple', 'fruit'),
      buildItem('egg', 'dairy-and-eggs'),
      buildItem('pear', 'fruit'),
    ]
    expect(shoppingTrips({ shopping_list: [], shopping_items })).toEqual([
      {
        trip: 1,
        aisles: [
          { id: 'fruit', name: 'Fruit', lines: [line('apple'), line('pear')] },
          { id: 'dairy-and-eggs', name: 'Dairy and eggs', lines: [line('egg')] },
        ],
      },
    ])
  })

  it.each([
    [0, null],
    [0.4, 'under 1 g'],
    [277.5, '278 g'],
    [999.6, '1 kg'],
    [1240, '1.2 kg'],
  ])('says %d grams as %j', (grams, needed) => {
    const shopping_items = [buildItem('apple', 'fruit', grams)]
    expect(aislesOf({ shopping_list: [], shopping_items })).toEqual([
      { id: 'fruit', name: 'Fruit', lines: [line('apple', needed)] },
    ])
  })

  it('goes by trip where a plan has two, each line with an id of its own', () => {
    const keeping = { key: 'shop.freeze', params: { day: 4 }, text: 'Freeze it.' }
    const shopping_items = [
      { ...buildItem('salmon', 'fish'), line: 'salmon', keeping },
      { ...buildItem('salmon', 'fish'), line: 'salmon/2', trip: 2 },
    ]
    expect(shoppingTrips({ shopping_list: [], shopping_items })).toMatchObject([
      { trip: 1, aisles: [{ lines: [{ id: 'salmon', keeping: 'Freeze it.' }] }] },
      { trip: 2, aisles: [{ lines: [{ id: 'salmon/2', keeping: null }] }] },
    ])
  })

  it('says in few words what keeps badly, and the whole where there are none', () => {
    const item = (key: string) => ({
      ...buildItem(key, 'fruit'),
      keeping: { key, params: { days: 5, day: 6 }, text: 'The whole of it.' },
    })
    const shopping_items = [item('shop.fresh'), item('shop.freeze'), item('shop.other')]
    const lines = aislesOf({ shopping_list: [], shopping_items })?.flatMap((aisle) => aisle.lines)
    expect(lines?.map(({ keepingShort }) => keepingShort)).toEqual([
      'keeps about 5 days',
      'freeze what is for day 6 on',
      undefined,
    ])
    expect(lines?.every(({ keeping }) => keeping === 'The whole of it.')).toBe(true)
  })

  it('names an aisle by all that stands there, and knows it in another language by its id', () => {
    const shopping_items = [
      buildItem('tofu', 'plant-drinks'),
      { ...buildItem('apple', 'frutas'), aisle_id: 'fruit' },
    ]
    expect(aislesOf({ shopping_list: [], shopping_items })).toMatchObject([
      { id: 'plant-drinks', name: 'Plant-based' },
      { id: 'fruit', name: 'Frutas' },
    ])
  })

  it('leaves out what it is told to, with an aisle that is empty then', () => {
    const shopping_items = [buildItem('apple', 'fruit'), buildItem('milk', 'dairy-and-eggs')]
    expect(aislesOf({ shopping_list: [], shopping_items }, new Set(['milk']))).toEqual([
      { id: 'fruit', name: 'Fruit', lines: [line('apple')] },
    ])
  })

  it('leaves out bread where all that it is bought for is left out, and only then', () => {
    const bread = { ...buildItem('bread', 'bread'), for_foods: ['toast', 'sandwich'] }
    const data = { shopping_list: [], shopping_items: [bread], staples: [bread] }
    expect(aislesOf(data, new Set(['toast']))).toHaveLength(1)
    expect(shoppingTrips(data, new Set(['toast', 'sandwich']))).toEqual([])
    expect(stapleLines(data, new Set(['toast']))).toHaveLength(1)
    expect(stapleLines(data, new Set(['toast', 'sandwich']))).toEqual([])
  })

  it('is the plain list where a plan has no items', () => {
    const name = 'apples: 2'
    expect(shoppingTrips({ shopping_list: [name] })).toEqual([
      {
        trip: 1,
        aisles: [
          {
            id: null,
            name: null,
            lines: [{ id: name, name, buy: '', needed: null, keeping: null, foods: [] }],
          },
        ],
      },
    ])
  })

  it('is empty where a plan has none', () => {
    expect(shoppingTrips({ shopping_list: [] })).toEqual([])
    expect(stapleLines({})).toEqual([])
  })
})

describe('the name of a trip', () => {
  const days = Array.from({ length: 14 }, (_, index) =>
    buildDay(index + 1, `2026-11-${String(index + 10)}`),
  )

  it('says for which day it is, where there are two', () => {
    expect(tripName({ days }, 1, 2)).toBe('First trip, for Tuesday, November 10 and later')
    expect(tripName({ days }, 2, 2)).toBe('Second trip, for Tuesday, November 17 and later')
    expect(tripName({ days }, 1, 1)).toBeNull()
  })

  it('says which it is alone where a plan has no dates', () => {
    expect(tripName({ days: [buildDay(1)] }, 2, 2)).toBe('Second trip')
  })
})
