import { allergenIds } from '@brightplate/foods/allergen'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { dietIds, type Restrictions } from '@brightplate/foods/restrictions'
import { type CheckPlanText, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import type { SafetyViolation } from '@brightplate/foods/safety-violation'
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

/** Read by itself: the check tells meat beside milk of one diet only. */
const readAlone = 'meat-and-dairy-apart'

/** Checks of one rule each, by a reading for every rule: most rules leave a recipe's words alike. */
function openChecks(ageYears: number): (rules: Restrictions) => CheckPlanText {
  const everyRule = buildProfile(
    { ageYears },
    { allergens: [...allergenIds], diets: dietIds.filter((diet) => diet !== readAlone) },
  )
  const check = openPlanCheck(everyRule.restrictions)
  const readings = new Map<string, SafetyViolation[]>()
  return (rules) => {
    if (rules.diets.includes(readAlone)) return openPlanCheck(rules)
    const broken = new Set<string>([...rules.allergens, ...rules.diets])
    return (text) => {
      const key = JSON.stringify(text)
      const found = readings.get(key) ?? check(text)
      readings.set(key, found)
      return found.filter(({ rule, id }) => rule === 'age' || broken.has(id))
    }
  }
}

/** Every recipe under every rule, in milliseconds on a busy machine. */
const timeout = 300_000

describe('the refusals of the words of every recipe', () => {
  it.each([
    [1, 1],
    [9, 12],
  ])(
    'are none where the flags allow it, at age %i at a table for %i: no word of ours is misread',
    (ageYears, peopleAtTable) => {
      const checkOf = openChecks(ageYears)
      const refused = restrictions.flatMap((one) => {
        const profile = buildProfile({ ageYears, peopleAtTable }, one)
        const check = checkOf(profile.restrictions)
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
      const checkOf = openChecks(ageYears)
      const refused = restrictions.flatMap((one) => {
        const profile = buildProfile({ ageYears }, one)
        const check = checkOf(profile.restrictions)
        return plainFoods.flatMap((plain) =>
          refusalsOfPlain(plain, profile, check).map(({ found }) => `${plain.id}: ${found}`),
        )
      })
      expect(refused).toEqual([])
    },
    timeout,
  )

  it.each([1, 9])(
    'are, read for every rule at once, those of each rule alone, at age %i',
    (ageYears) => {
      const checkOf = openChecks(ageYears)
      const written = buildProfile({ ageYears })
      for (const one of restrictions) {
        const rules = buildProfile({ ageYears }, one).restrictions
        const alone = openPlanCheck(rules)
        const atOnce = checkOf(rules)
        for (const recipe of allRecipes.filter((_, at) => at % 12 === 0)) {
          expect(refusalsOf(recipe, written, atOnce)).toEqual(refusalsOf(recipe, written, alone))
        }
      }
    },
  )
})
