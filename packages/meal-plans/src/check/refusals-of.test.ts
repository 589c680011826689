import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import type { Course } from '@brightplate/recipes/recipe'
import { describe, expect, it } from 'vitest'
import { refusalsOf } from './refusals-of.ts'

describe('the refusals of the words of a recipe', () => {
  it('are there where its words name what the child must not have', () => {
    const profile = buildProfile({}, { allergens: ['peanut'] })
    const [porridge] = allRecipes
    if (!porridge) throw new Error('No recipes')
    const worded = { ...porridge, steps: [...porridge.steps, 'Stir in the peanut butter.'] }
    expect(refusalsOf(worded, profile)?.length).toBeGreaterThan(0)
  })

  it('are told of the meal that the recipe is for, a snack as the first', () => {
    const profile = buildProfile({}, { allergens: ['peanut'] })
    const slotsOf = (course: Course) => {
      const recipe = allRecipes.find((one) => one.course === course && refusalsOf(one, profile))
      if (!recipe) throw new Error(`No ${course}`)
      const worded = { ...recipe, steps: ['Stir in the peanut butter.'] }
      return refusalsOf(worded, profile)?.map(({ slot, day }) => `${day}/${slot}`)
    }
    expect(slotsOf('lunch')).toEqual(['0/lunch'])
    expect(slotsOf('snack')).toEqual(['0/snack_1'])
    expect(slotsOf('juice')).toEqual(['0/juice'])
  })

  it('are null where the flags of its foods forbid it: its words are not read', () => {
    const profile = buildProfile({}, { allergens: ['milk'] })
    const withMilk = allRecipes.find(
      (recipe) => refusalsOf(recipe, buildProfile()) && !refusalsOf(recipe, profile),
    )
    expect(withMilk?.ingredients.length).toBeGreaterThan(0)
    expect(withMilk && refusalsOf(withMilk, profile)).toBeNull()
  })
})
