import { describe, expect, it } from 'vitest'
import { isOpenTo } from './is-open-to.ts'
import type { OnlyFor } from './recipe.ts'

const nobody = { allergens: [], diets: [] }
const recipe = (...onlyFor: OnlyFor[]) => ({ onlyFor })

describe('a recipe', () => {
  it('is open to everyone where nobody is named', () => {
    expect(isOpenTo(recipe(), nobody)).toBe(true)
    expect(isOpenTo(recipe(), { allergens: ['egg'], diets: ['halal'] })).toBe(true)
  })

  it('that is named for some stays out of ordinary plans', () => {
    expect(isOpenTo(recipe('milk', 'vegetarian'), nobody)).toBe(false)
    expect(isOpenTo(recipe('milk'), { allergens: ['egg'], diets: [] })).toBe(false)
    expect(isOpenTo(recipe('milk'), { allergens: [], diets: ['halal', 'low-sugar'] })).toBe(false)
  })

  it('is open where any of those named is there', () => {
    expect(isOpenTo(recipe('wheat', 'milk'), { allergens: ['milk'], diets: [] })).toBe(true)
    expect(isOpenTo(recipe('egg', 'vegetarian'), { allergens: [], diets: ['vegetarian'] })).toBe(
      true,
    )
  })

  it('that is named for an allergy is open to the diets that leave the same out', () => {
    for (const diet of ['vegan', 'dairy-free', 'casein-free', 'gfcf', 'no-mammal'] as const) {
      expect(isOpenTo(recipe('milk'), { allergens: [], diets: [diet] }), diet).toBe(true)
    }
    expect(isOpenTo(recipe('wheat'), { allergens: [], diets: ['gluten-free'] })).toBe(true)
    expect(isOpenTo(recipe('egg'), { allergens: [], diets: ['vegetarian'] })).toBe(false)
  })

  it('that is named for a diet is open to those that leave out as much, not to those that leave out less', () => {
    expect(isOpenTo(recipe('vegetarian'), { allergens: [], diets: ['vegan'] })).toBe(true)
    expect(isOpenTo(recipe('vegan'), { allergens: [], diets: ['vegetarian'] })).toBe(false)
    expect(isOpenTo(recipe('pescatarian'), { allergens: [], diets: ['vegetarian'] })).toBe(true)
    expect(isOpenTo(recipe('vegetarian'), { allergens: [], diets: ['pescatarian'] })).toBe(false)
    expect(isOpenTo(recipe('gluten-free'), { allergens: [], diets: ['dairy-free'] })).toBe(false)
  })
})
