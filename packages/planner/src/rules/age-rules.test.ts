import { requireFood } from '@brightplate/foods/foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Course, Recipe } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { buildProfile } from '../testing/build-profile.ts'
import {
  ageRuleAgainst,
  chewablePrep,
  fishServingGrams,
  juiceMlPerDay,
  milkMlPerDay,
} from './age-rules.ts'

const [anyRecipe] = allRecipes
if (!anyRecipe) throw new Error('No recipes')
const base: Recipe = anyRecipe
const { restrictions: careful } = buildProfile({ ageYears: 4 })

function prepOf(food: string, prep: string | null, step: string) {
  const ingredient = prep ? { food, grams: 50, prep } : { food, grams: 50 }
  const recipe = { ...base, ingredients: [ingredient], steps: [step] }
  return chewablePrep(requireFood(food), ingredient, recipe, careful)
}

describe('careful chewing', () => {
  it('takes a line that says how the food is made safe', () => {
    expect(prepOf('carrot', 'finely grated', 'Put the [carrot] on the plate.')).toBe(
      'finely grated',
    )
  })

  it('adds what makes it safe where a step softens it', () => {
    expect(prepOf('carrot', 'cut into sticks', 'Simmer the [carrot] until soft.')).toMatch(
      /^cut into sticks, .*cooked until soft/,
    )
  })

  it('refuses what is served hard and raw, whatever a line could add', () => {
    expect(prepOf('carrot', 'cut into sticks', 'Serve the [carrot] with the dip.')).toBe(false)
    expect(prepOf('apple', 'thinly sliced', 'Put the [apple] on a plate.')).toBe(false)
  })

  it('quarters what is round', () => {
    expect(prepOf('grape', null, 'Put the [grape|grapes] in a bowl.')).toMatch(/quarter/)
  })

  it('refuses what nothing makes safe', () => {
    expect(prepOf('almonds', 'chopped', 'Roast the [almonds].')).toBe(false)
  })
})

describe('the amounts by age', () => {
  it.each([
    [1, 28, 120, 480],
    [3, 28, 120, 480],
    [4, 57, 180, 600],
    [6, 57, 180, null],
    [7, 57, 240, null],
    [8, 85, 240, null],
    [10, 85, 240, null],
    [11, 113, 240, null],
    [18, 113, 240, null],
  ])(
    'at %i are %i g of fish a serving, %i ml of juice and %j ml of milk a day',
    (age, fish, juice, milk) => {
      expect([fishServingGrams(age), juiceMlPerDay(age), milkMlPerDay(age)]).toEqual([
        fish,
        juice,
        milk,
      ])
    },
  )
})

describe('a food and a course', () => {
  it('know whole milk and nothing sweetened under 2', () => {
    const against = (id: string, ageYears: number) =>
      ageRuleAgainst(requireFood(id), 'breakfast', buildProfile({ ageYears }))
    expect(against('milk-semi', 1)).toBe('whole-milk')
    expect(against('milk-semi', 2)).toBeNull()
    expect(against('sugar-white', 1)).toBe('no-added-sugar')
    expect(against('honey', 1)).toBe('no-added-sugar')
  })
})

describe('a food that only some ages and meals have', () => {
  const against = (
    food: ReturnType<typeof requireFood>,
    ageYears = 8,
    course: Course = 'breakfast',
  ) => ageRuleAgainst(food, course, buildProfile({ ageYears }))
  const plain = requireFood('potato')

  it('is sweetened with more than 5 g of added sugar in 100 g, and a sweet is always', () => {
    const sweet = (grams: number) => ({
      ...plain,
      per100g: { ...plain.per100g, added_sugars_g: grams },
    })
    expect(against(sweet(5), 1)).toBeNull()
    expect(against(sweet(5.1), 1)).toBe('no-added-sugar')
    expect(against(sweet(5.1), 2)).toBeNull()
    expect(against({ ...plain, countsAs: ['sweets'] }, 1)).toBe('no-added-sugar')
    expect(against({ ...plain, countsAs: ['sweets'] }, 2)).toBeNull()
  })

  it.each(['milk-semi', 'low-fat-milk', 'skim-milk'])('%s is for two years and more', (id) => {
    const milk = { ...plain, id }
    expect(against(milk, 1)).toBe('whole-milk')
    expect(against(milk, 2)).toBeNull()
    expect(against(requireFood('milk-whole'), 1)).toBeNull()
  })

  it('is as sweet as what is bought for it: buns under a hamburger, ketchup in a sloppy joe', () => {
    for (const id of ['hamburger', 'sloppy-joe', 'chicken-sandwich']) {
      expect(against(requireFood(id), 1)).toBe('no-added-sugar')
      expect(against(requireFood(id), 2)).toBeNull()
    }
    expect(against(requireFood('ground-beef'), 1)).toBeNull()
  })

  it('is rice drink from five', () => {
    expect(against(requireFood('rice-drink'), 4)).toBe('no-rice-drink')
    expect(against(requireFood('rice-drink'), 5)).toBeNull()
    expect(against(requireFood('rice-white'), 4)).toBeNull()
  })

  it('is fish of the best class alone', () => {
    expect(against({ ...plain, mercury: 'good' })).toBe('fish-mercury')
    expect(against({ ...plain, mercury: 'best' })).toBeNull()
    expect(against(plain)).toBeNull()
  })

  it('is cocoa, or what holds caffeine, at breakfast, lunch and a snack, which may stand before lunch', () => {
    const some = [requireFood('cocoa-powder'), { ...plain, caffeineMg: 1 }]
    for (const food of [...some, { ...plain, madeOf: ['cocoa'] }]) {
      for (const course of ['breakfast', 'lunch', 'snack'] as const)
        expect(against(food, 8, course)).toBeNull()
      for (const course of ['dinner', 'juice'] as const) {
        expect(against(food, 8, course)).toBe('no-cocoa-after-lunch')
      }
    }
    expect(against({ ...plain, caffeineMg: 0 }, 8, 'dinner')).toBeNull()
    expect(against(plain, 8, 'dinner')).toBeNull()
  })
})

describe('what the steps do to a hard food', () => {
  it.each([
    'boil',
    'simmer',
    'cook',
    'bake',
    'roast',
    'steam',
    'stew',
    'braise',
    'fry',
    'sauté',
    'microwave',
    'poach',
    'mash',
    'purée',
    'blend',
    'grate',
  ])('“%s” softens it', (verb) => {
    expect(prepOf('carrot', null, `${verb} the [carrot].`)).toMatch(/soft/)
    expect(prepOf('carrot', null, `Then ${verb} the [carrot|carrots].`)).toMatch(/soft/)
  })

  it('counts where a sentence speaks of that food, not of another', () => {
    expect(prepOf('carrot', null, 'Boil the [potato]. Add the [carrot].')).toBe(false)
    expect(prepOf('carrot', null, 'Add the [carrot]. Boil the [potato].')).toBe(false)
    expect(prepOf('carrot', null, 'Rinse the [potato]. Boil the [carrot].')).toMatch(/soft/)
  })

  it('counts where it says how the food is made safe', () => {
    expect(prepOf('carrot', null, 'Add the finely grated [carrot].')).toMatch(/soft/)
    expect(prepOf('carrot', null, 'Add the ungrated [carrot].')).toBe(false)
  })

  it('counts where a word begins so, not where one holds it', () => {
    expect(prepOf('carrot', null, 'Put the [carrot] in the parboiler.')).toBe(false)
  })

  it('is not asked of a food that is round, or nothing to choke on', () => {
    expect(prepOf('grape', null, 'Rinse the [grape].')).toMatch(/quarter/)
    expect(prepOf('potato', null, 'Rinse the [potato].')).toBeNull()
    expect(prepOf('potato', 'diced', 'Rinse the [potato].')).toBe('diced')
  })

  it('is not asked where the line says it, in whole words and any case', () => {
    expect(prepOf('strawberry', 'Quartered', 'Rinse the [strawberry].')).toBe('Quartered')
    expect(prepOf('strawberry', 'unquartered', 'Rinse the [strawberry].')).toMatch(/^unquartered, /)
    expect(prepOf('strawberry', 'quartered; cold', 'Rinse the [strawberry].')).toBe(
      'quartered; cold',
    )
  })
})
