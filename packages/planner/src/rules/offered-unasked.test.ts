import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
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
