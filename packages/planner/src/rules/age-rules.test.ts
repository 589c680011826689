import { requireFood } from '@brightplate/foods/foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Recipe } from '@brightplate/recipes/recipe'
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

function prepOf(food: string, prep: string | null, step: string) {
  const ingredient = prep ? { food, grams: 50, prep } : { food, grams: 50 }
  const recipe = { ...base, ingredients: [ingredient], steps: [step] }
  return chewablePrep(requireFood(food), ingredient, recipe)
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
