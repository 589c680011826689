import { allergenIds } from '@brightplate/foods/allergen'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { dietIds } from '@brightplate/foods/restrictions'
import { openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import { buildProfile } from '@brightplate/planner/testing/build-profile'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { describe, expect, it } from 'vitest'
import { refusalsOfPlain } from '../compose/readable-menu.ts'
import { refusalsOf } from './refusals-of.ts'

const restrictions = [
  {},
  ...allergenIds.map((allergen) => ({ allergens: [allergen] })),
  ...dietIds.map((diet) => ({ diets: [diet] })),
]

/** Every recipe under every rule, in milliseconds on a busy machine. */
const timeout = 180_000

describe('the refusals of the words of a recipe', () => {
  it.each([
    [1, 1],
    [3, 12],
    [9, 12],
  ])(
    'are none where the flags allow it, at age %i at a table for %i: no word of ours is misread',
    (ageYears, peopleAtTable) => {
      const refused = restrictions.flatMap((one) => {
        const profile = buildProfile({ ageYears, peopleAtTable }, one)
        const check = openPlanCheck(profile.restrictions)
        return allRecipes.flatMap((recipe) =>
          (refusalsOf(recipe, profile, check) ?? []).map(({ found }) => `${recipe.id}: ${found}`),
        )
      })
      expect(refused).toEqual([])
    },
    timeout,
  )

  it.each([1, 3, 9])(
    'are none of a plain food where the flags allow it, at age %i',
    (ageYears) => {
      const refused = restrictions.flatMap((one) => {
        const profile = buildProfile({ ageYears }, one)
        const check = openPlanCheck(profile.restrictions)
        return plainFoods.flatMap((plain) =>
          refusalsOfPlain(plain, profile, check).map(({ found }) => `${plain.id}: ${found}`),
        )
      })
      expect(refused).toEqual([])
    },
    timeout,
  )

  it('are there where its words name what the child must not have', () => {
    const profile = buildProfile({}, { allergens: ['peanut'] })
    const [porridge] = allRecipes
    if (!porridge) throw new Error('No recipes')
    const worded = { ...porridge, steps: [...porridge.steps, 'Stir in the peanut butter.'] }
    expect(refusalsOf(worded, profile)?.length).toBeGreaterThan(0)
  })
})
