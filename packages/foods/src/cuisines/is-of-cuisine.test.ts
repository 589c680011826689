import { describe, expect, it } from 'vitest'
import { typedNames } from '../interpret/names/typed-names.ts'
import { plainFoods } from '../plain-foods/plain-foods.ts'
import { isFoodOfCuisine, isRecipeOfCuisine } from './is-of-cuisine.ts'

describe('a cuisine', () => {
  it('has recipes of its own and of those that it holds', () => {
    expect(isRecipeOfCuisine('Mexican', ['mexican'])).toBe(true)
    expect(isRecipeOfCuisine('Mexican', ['latin-american'])).toBe(true)
    expect(isRecipeOfCuisine('Mexican', ['indian', 'korean'])).toBe(false)
    expect(isRecipeOfCuisine('Mexican', [])).toBe(false)
  })

  it('has no food that all children meet', () => {
    expect(isFoodOfCuisine('apple', ['mexican'])).toBe(false)
    expect(isFoodOfCuisine('unobtainium', ['mexican'])).toBe(false)
  })

  it('is named by each cuisine that a plain food is of', () => {
    const own = new Set(typedNames.cuisines.flatMap(({ foodsOf }) => foodsOf))
    for (const { id, cuisines } of plainFoods)
      for (const cuisine of cuisines) expect(own.has(cuisine), `${id}: ${cuisine}`).toBe(true)
  })
})
