import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlainFoods } from './find-plain-foods.ts'
import { plainFoods } from './plain-foods.ts'

const firstOf = (typed: string) => findPlainFoods(typed)[0]?.id ?? null

describe('a typed food', () => {
  it.each([
    ['nuggets', 'chicken-nuggets'],
    ['dino nuggets', 'chicken-nuggets'],
    ['Tyson chicken nuggets', 'chicken-nuggets'],
    ['nugets', 'chicken-nuggets'],
    ['nuggets w/ ketchup', 'chicken-nuggets'],
    ['chicken fingers', 'chicken-tenders'],
    ['fish fingers', 'fish-sticks'],
    ['fishfingers', 'fish-sticks'],
    ["McDonald's fries", 'french-fries'],
    ['mcdonalds fries', 'french-fries'],
    ['plain noodles', 'plain-pasta'],
    ['noodles with butter', 'buttered-pasta'],
    ['mac n cheese', 'mac-and-cheese'],
    ["mac 'n' cheese", 'mac-and-cheese'],
    ['Kraft mac & cheese', 'mac-and-cheese'],
    ['cheerios', 'o-cereal'],
    ['dry cheerios', 'o-cereal'],
    ['Goldfish crackers', 'cheese-crackers'],
    ['crackers (saltines)', 'saltines'],
    ['pizza (cheese only)', 'cheese-pizza'],
    ['pb&j', 'pbj-sandwich'],
    ['PB & J, no crust', 'pbj-sandwich'],
    ['uncrustables', 'pbj-sandwich'],
    ['Eggo waffles', 'waffles'],
    ['toast with butter', 'buttered-toast'],
    ['crisps', 'potato-chips'],
    ['chips', 'potato-chips'],
    ['yoghurt tubes', 'yogurt-tubes'],
    ['applesauce pouches', 'fruit-pouch'],
    ['string cheese', 'string-cheese'],
    ['bananas', 'banana'],
    ['bannana', 'banana'],
  ])('%s is known by its form', (typed, id) => {
    expect(firstOf(typed)).toBe(id)
  })

  it.each([
    'potato curry',
    'egg mayonnaise',
    'apple pie',
    'banana bread',
    'baked apple',
    'chicken curry',
    'rice pudding',
    'cheese sauce',
    'corn dog batter',
    'milk rice',
    'xyzzy',
    '',
    ' , ',
  ])('%s is not one that shares an ingredient', (typed) => {
    expect(firstOf(typed)).toBeNull()
  })

  it('may be several, each of which is known', () => {
    expect(findPlainFoods('nuggets and fries').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['chicken-nuggets', 'french-fries']),
    )
    expect(findPlainFoods('nuggets and xyzzy')).toEqual([])
  })

  it('is found by each of its own names, however they are written', () => {
    for (const plain of plainFoods) {
      for (const name of [plain.name, ...plain.typedAs, ...plain.brands]) {
        expect(findPlainFoods(name), name).toContain(plain)
        expect(findPlainFoods(`  ${name.toUpperCase()} `), name).toContain(plain)
      }
    }
  })

  it('never throws, and answers the same twice', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(findPlainFoods(typed)).toEqual(findPlainFoods(typed))
      }),
    )
  })

  it('is no plain food where a word stands beside it that says what else it is', () => {
    const others = ['curry', 'pie', 'casserole', 'stew', 'risotto', 'smoothie']
    const names = plainFoods.map(({ name }) => name)
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...others), (name, other) => {
        for (const found of findPlainFoods(`${name} ${other}`)) {
          expect([found.name, ...found.typedAs, ...found.brands].join()).toContain(other)
        }
      }),
    )
  })
})
