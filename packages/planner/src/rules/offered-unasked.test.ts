import { requireFood } from '@brightplate/foods/foods'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { openPlainFoods } from '../compositions/candidates/open-plain-foods.ts'
import type { Dish, DishIngredient } from '../dishes/dish.ts'
import { ourMenu } from '../menu.ts'
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

  const sweetened = (changes: {
    recipe: Partial<Dish['recipe']>
    food: Partial<DishIngredient['food']>
    sugars: number
    grams?: number
  }): boolean => {
    const { recipe, food, sugars, grams = 100 } = changes
    const rice = requireFood('rice-white')
    const per100g = { ...rice.per100g, added_sugars_g: sugars }
    const found = allRecipes.find(({ id }) => id === 'cinnamon-toast')
    if (!found) throw new Error('No recipe')
    const dish: Dish = {
      recipe: { ...found, servings: 1, ...recipe },
      ingredients: [
        {
          ingredient: { food: rice.id, grams },
          food: { ...rice, aisle: 'drinks', madeOf: [], ...food, per100g },
          prep: null,
          reason: null,
        },
      ],
    }
    return !isOfferedUnasked(dish, { ageYears: 4 })
  }
  const ofOurs = { cuisine: 'american', group: 'beans' } as const

  it.each(['bread', 'grains-and-pasta'] as const)(
    'may hold up to five grams of added sugar in 100 g of what stands among %s',
    (aisle) => {
      const of = (sugars: number) => sweetened({ recipe: ofOurs, food: { aisle }, sugars })
      expect([5, 5.1].map(of)).toEqual([false, true])
      expect(sweetened({ recipe: ofOurs, food: {}, sugars: 1.1 })).toBe(true)
      expect(sweetened({ recipe: ofOurs, food: {}, sugars: 1 })).toBe(false)
    },
  )

  it.each(['bread', 'sandwich', 'pizza', 'burger', 'taco-wrap', 'pancake-waffle'] as const)(
    'may hold as much where it is a plain food of the group %s, and no dish of ours is one',
    (group) => {
      const of = (cuisine: 'plain' | 'american') =>
        sweetened({ recipe: { cuisine, group }, food: {}, sugars: 5 })
      expect([of('plain'), of('american')]).toEqual([false, true])
    },
  )

  it('may hold a trace of a sweetened food in a dish, and none is bought sweetened', () => {
    const grams = (amount: number, cuisine: 'plain' | 'american') =>
      sweetened({ recipe: { ...ofOurs, cuisine }, food: {}, sugars: 10, grams: amount })
    expect([5, 5.1].map((amount) => grams(amount, 'american'))).toEqual([false, true])
    expect(grams(0.1, 'plain')).toBe(true)
  })
})
