import { describe, expect, it } from 'vitest'
import type { CountedKind, Food } from './food.ts'
import { foods, requireFood } from './foods.ts'

const bears = ({ name, madeOf, countsAs }: Food, word: RegExp) =>
  [name, ...madeOf, ...countsAs].some((text) => word.test(text))
const dough = /^gluten-free\b.*\b(bread|breadcrumbs|bun|crust|flour|pasta|cracker)\b/

/** Foods that must say what they count as, told by their names, parts and origins. */
const mustSay: Readonly<Record<CountedKind, (food: Food) => boolean>> = {
  rice: (food) => bears(food, /\brice\b/) || dough.test(food.name),
  fish: ({ origins }) =>
    (['fish', 'scaleless-fish', 'crustacean', 'mollusc'] as const).some((origin) =>
      origins.includes(origin),
    ),
  juice: ({ name }) => /\bjuice\b/.test(name),
  cocoa: (food) => bears(food, /\b(cocoa|chocolate)\b/) || (food.caffeineMg ?? 0) > 0,
  milk: ({ name, contains }) =>
    contains.includes('milk') && /\b(milk|buttermilk|kefir)$/.test(name),
}

describe.each(Object.entries(mustSay) as [CountedKind, (food: Food) => boolean][])(
  'the %s of foods',
  (kind, must) => {
    it('is counted, or said to count as none, wherever a name, a part or an origin tells of it', () => {
      const told = foods.filter(must)
      expect(told.length).toBeGreaterThan(3)
      expect(told.filter(({ counted }) => counted[kind] === undefined).map(({ id }) => id)).toEqual(
        [],
      )
    })

    it('is counted nowhere else', () => {
      const others = foods.filter((food) => !must(food) && food.counted[kind] !== undefined)
      expect(others.map(({ id }) => id)).toEqual([])
    })
  },
)

it.each([
  'bread-gluten-free',
  'bread-gluten-free-vegan',
  'burger-bun-gluten-free',
  'pizza-base-gluten-free',
  'flour-gluten-free',
  'breadcrumbs-gluten-free',
  'pasta-gluten-free',
  'rice-cakes',
])('%s is made of rice first, and counts as rice', (id) => {
  const { madeOf, counted } = requireFood(id)
  expect(madeOf.slice(0, 2)).toContain('rice')
  expect(counted.rice).toBe(1)
})

it('a sauce or a paste counts as no fish and no rice', () => {
  const seasonings = foods.filter(
    ({ aisle, name }) => aisle === 'oils-and-sauces' || /\bsauce$/.test(name),
  )
  expect(seasonings.filter(({ counted }) => counted.fish || counted.rice)).toEqual([])
})
