import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import type { Dish } from '../dishes/dish.ts'
import { ourMenu } from '../menu.ts'
import { openPlainFoods } from '../plates/candidates/open-plain-foods.ts'
import { buildProfile, safeFood } from '../testing/build-profile.ts'
import { legalDish } from './legal-dish.ts'
import { isOfferedUnasked } from './offered-unasked.ts'

const openAt = (ageYears: number, safeFoods: string[] = []) =>
  openPlainFoods(
    'snack',
    buildProfile({ ageYears, safeFoods: safeFoods.map(safeFood) }),
    ourMenu.plainFoods,
  ).map(({ form }) => form)

const isOffered = (id: string, ageYears: number): boolean => {
  const recipe = allRecipes.find((one) => one.id === id)
  const profile = buildProfile({ ageYears })
  const { dish } = recipe ? legalDish(recipe, profile) : { dish: null }
  if (!dish) throw new Error(`No dish ${id}`)
  return isOfferedUnasked(dish, profile)
}

describe('what is put on a plate unasked', () => {
  it('is nothing sweetened under five years, and is from five on', () => {
    expect(openAt(4)).not.toContain('vanilla-yogurt')
    expect(openAt(5)).toContain('vanilla-yogurt')
    expect(openAt(4)).toContain('yogurt-plain-whole')
  })

  it('is nothing sweetened without sugar, at any age', () => {
    const recipe = allRecipes.find(({ id }) => id === 'plain-salmon-and-rice')
    const { dish } = recipe ? legalDish(recipe, buildProfile()) : { dish: null }
    if (!dish) throw new Error('No dish')
    const withMadeOf = (...madeOf: string[]): Dish => ({
      ...dish,
      ingredients: dish.ingredients.map((one) => ({ ...one, food: { ...one.food, madeOf } })),
    })
    for (const ageYears of [4, 12, 18]) {
      expect(isOfferedUnasked(withMadeOf('milk', 'sucralose'), { ageYears })).toBe(false)
      expect(isOfferedUnasked(withMadeOf('milk', 'sucrose'), { ageYears })).toBe(true)
    }
  })

  it('may be bread and cereal with up to five grams of added sugar in 100 g', () => {
    const atBreakfast = (ageYears: number) =>
      openPlainFoods('breakfast', buildProfile({ ageYears }), ourMenu.plainFoods).map(
        ({ form }) => form,
      )
    expect(atBreakfast(4)).toContain('o-cereal')
    expect(atBreakfast(4)).not.toContain('rice-cereal')
    expect(atBreakfast(5)).toContain('rice-cereal')
  })

  it('is no dish that is sweetened, at the same border', () => {
    expect(isOffered('cinnamon-toast', 4)).toBe(false)
    expect(isOffered('cinnamon-toast', 5)).toBe(true)
  })
})
