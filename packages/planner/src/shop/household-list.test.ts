import { packOf } from '@brightplate/foods/shop/packs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPart, buildPlannedDay } from '../testing/build-planned-day.ts'
import { buildProfile } from '../testing/build-profile.ts'
import { type DatedList, householdList } from './household-list.ts'
import { shoppingList } from './shopping-list.ts'

const monday = '2026-11-23'
const week = 7

type Needed = Readonly<Record<string, number>>

/** The list of a plan whose dinners need these grams, day by day. */
function listOf(
  dinners: readonly Needed[],
  startDate = monday,
  days = week,
  profile = buildProfile(),
): DatedList {
  const planned = dinners.map((foods) =>
    buildPlannedDay({
      foods: Object.entries(foods).map(([food_id, grams]) => ({ food_id, grams })),
      parts: Object.keys(foods).map((food_id) => buildPart({ food_id })),
    }),
  )
  const { restrictions } = profile
  return { ...shoppingList(planned, profile), startDate, days, restrictions }
}

const merged = (lists: readonly DatedList[], today = monday) =>
  householdList(lists, { measures: 'us', today })

const bought = (lists: readonly DatedList[], today = monday) =>
  merged(lists, today).items.map(({ name, buy, trip = 1 }) => `${trip} ${name}: ${buy}`)

describe('one list of two plans', () => {
  it('buys whole packs of what both need together: half a tub for each is one tub', () => {
    const half = listOf([{ 'yogurt-plain-whole': 400 }])
    const alone = half.items.map(({ buy }) => buy)
    expect(bought([half, half])).toEqual([`1 ${half.items[0]?.name}: ${alone[0]}`])
    expect(merged([half, half]).items[0]?.needed_grams).toBe(800)
  })

  it('names of a food what the plans ask for; all that it is free of where they ask for different things', () => {
    const nuggets = [{ 'dairy-free-chicken-nuggets': 100 }]
    const without = (allergen: 'milk' | 'egg') =>
      listOf(nuggets, monday, week, buildProfile({}, { allergens: [allergen] }))
    const namesOf = (...lists: DatedList[]) => merged(lists).items.map(({ name }) => name)
    expect(namesOf(without('milk'))).toEqual(['dairy-free chicken nuggets'])
    expect(namesOf(without('milk'), without('milk'))).toEqual(['dairy-free chicken nuggets'])
    expect(namesOf(without('milk'), without('egg'))).toEqual([
      'dairy-free and egg-free chicken nuggets',
    ])
  })

  it('says which plans need a line', () => {
    const both = merged([listOf([{ egg: 100 }]), listOf([{ egg: 100, apple: 200 }])])
    expect(both.items.map(({ food_id, plans }) => [food_id, plans])).toEqual(
      expect.arrayContaining([
        ['egg', [0, 1]],
        ['apple', [1]],
      ]),
    )
  })

  it('buys of what a home has where both together need more than half a pack', () => {
    const pack = packOf('olive-oil')
    const third = listOf([{ 'olive-oil': (pack?.grams ?? 0) / 3 }])
    expect(third.items).toEqual([])
    expect(merged([third, third]).items.map(({ food_id }) => food_id)).toEqual(['olive-oil'])
  })

  it('has a trip for each day on which one begins, and buys what keeps on the first', () => {
    const leo = listOf([{ 'rice-white': 300, 'milk-whole': 200 }])
    const mia = listOf(
      [{ 'rice-white': 300 }, {}, {}, {}, {}, {}, { strawberry: 200 }],
      '2026-11-27',
    )
    const list = merged([leo, mia])
    expect(list.trips).toEqual([monday, '2026-11-27'])
    expect(bought([leo, mia])).toEqual([
      '1 whole milk: 1 carton (half gallon)',
      '1 dry white rice: 1 bag (2 lb)',
      expect.stringMatching(/^2 strawberries: /),
    ])
  })

  it('puts nothing off to a trip of the past', () => {
    const leo = listOf([{ 'rice-white': 300 }])
    const mia = listOf([{ 'rice-white': 300 }], '2026-11-27')
    expect(bought([leo, mia], '2026-11-25')).toEqual([
      '1 dry white rice: 1 bag (2 lb)',
      '2 dry white rice: 1 bag (2 lb)',
    ])
  })

  const foods = ['egg', 'milk-whole', 'rice-white', 'banana', 'spinach', 'olive-oil', 'blueberry']
  const dinners = fc.array(
    fc
      .array(fc.tuple(fc.constantFrom(...foods), fc.integer({ min: 1, max: 2500 })), {
        maxLength: 3,
      })
      .map((some): Needed => Object.fromEntries(some)),
    { minLength: 14, maxLength: 14 },
  )
  const start = fc.constantFrom(monday, '2026-11-24', '2026-11-29', '2026-12-02')
  const packsOf = ({ buy }: { buy: string }) => Number.parseInt(buy, 10)

  it('holds what both need, and never more packs than the two lists apart', () => {
    fc.assert(
      fc.property(dinners, dinners, start, start, (one, other, first, second) => {
        const lists = [listOf(one, first, 14), listOf(other, second, 14)]
        const whole = merged(lists)
        for (const food of foods) {
          const of = ({ food_id }: { food_id: string }) => food_id === food
          const linesOf = ({ items, staples }: Pick<DatedList, 'items' | 'staples'>) =>
            [...items, ...staples].filter(of)
          const preparedSeparately = lists.flatMap(linesOf)
          const together = linesOf(whole)
          const grams = (lines: readonly { needed_grams: number }[]) =>
            lines.reduce((sum, { needed_grams }) => sum + needed_grams, 0)
          expect(grams(together)).toBeCloseTo(grams(preparedSeparately), 3)
          const packs = together.reduce((sum, line) => sum + packsOf(line), 0)
          expect(packs).toBeLessThanOrEqual(
            preparedSeparately.reduce((sum, line) => sum + packsOf(line), 0),
          )
          // A spoonful is left out of each line, as on a list alone.
          const pack = packOf(food)?.grams ?? 1
          expect((packs + 0.05 * preparedSeparately.length) * pack).toBeGreaterThanOrEqual(
            grams(preparedSeparately) - 0.1,
          )
        }
      }),
    )
  })
})
