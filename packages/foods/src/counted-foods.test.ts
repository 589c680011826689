import { describe, expect, it } from 'vitest'
import type { CountedKind, Food } from './food.ts'
import { foods, requireFood } from './foods.ts'
import { plainFoodOf, plainFoods } from './plain-foods/plain-foods.ts'
import { boughtFor } from './shop/packs.ts'

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

describe('what is bought for a plain food', () => {
  const foodOf = (id: string) => plainFoodOf(id)?.food ?? requireFood(id)
  const amounts = plainFoods.flatMap(({ id, food }) => {
    const bought = boughtFor(id) ?? []
    return (Object.keys(mustSay) as CountedKind[]).flatMap((kind) => {
      const counted = food.counted[kind] ?? 0
      const held = bought.map((part) => part.share * (foodOf(part.food).counted[kind] ?? 0))
      const ofParts = held.reduce((sum, share) => sum + share, 0)
      return bought.length > 0 && counted + ofParts > 0
        ? [{ id, kind, counted, bought: Math.round(ofParts * 1000) / 1000 }]
        : []
    })
  })

  it('holds as much of what is limited as is counted of it', () => {
    expect(amounts.length).toBeGreaterThan(20)
    // Of any flavour: the cocoa that may be in a milkshake is counted, and vanilla is bought.
    const isOfFlavour = (id: string, kind: string) => id === 'milkshake' && kind === 'cocoa'
    const apart = amounts.filter(
      ({ id, kind, counted, bought }) =>
        Math.abs(counted - bought) > 0.003 && !isOfFlavour(id, kind),
    )
    expect(apart).toEqual([])
  })

  it('is 34.2 % tuna of a tuna sandwich, as its record in FNDDS says', () => {
    const [tuna] = amounts.filter(({ id, kind }) => id === 'tuna-sandwich' && kind === 'fish')
    expect(tuna).toMatchObject({ counted: 0.342, bought: 0.342 })
  })
})
