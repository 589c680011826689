import { allergenIds } from '@brightplate/foods/allergen'
import { plainFoods } from '@brightplate/foods/plain-foods/plain-foods'
import { dietIds } from '@brightplate/foods/restrictions'
import { type LexiconTerms, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import type { PlanText } from '@brightplate/foods/safety-violation'
import { buildRestrictions } from '@brightplate/foods/testing/build-restrictions'
import { allRecipes } from '@brightplate/recipes/all-recipes'
import { plainDish } from '../compositions/parts/plain-dish.ts'
import { legalDish } from '../rules/legal-dish.ts'
import { writtenDish } from '../spanish/testing/written-dish.ts'
import type { buildProfile } from './build-profile.ts'

type Profile = ReturnType<typeof buildProfile>

/** Every recipe and plain food as a plan of the child stores it. */
export const writtenDishes = (profile: Profile) => [
  ...allRecipes.flatMap((recipe) => {
    const { dish } = legalDish(recipe, profile)
    return dish ? writtenDish(dish, { recipe_id: recipe.id }, profile) : []
  }),
  ...plainFoods.flatMap((plain) => {
    const { dish } = plainDish(plain, 'lunch', profile)
    return dish ? writtenDish(dish, { food_id: plain.id }, profile) : []
  }),
]

const rules = [
  ...allergenIds.map((id) => ({ id, restrictions: buildRestrictions({ allergens: [id] }) })),
  ...dietIds.map((id) => ({ id, restrictions: buildRestrictions({ diets: [id] }) })),
].map(({ id, restrictions }) => ({ id, check: openPlanCheck(restrictions) }))

const terms: LexiconTerms = new Map()

/** The allergies and diets, each alone, that the one text breaks and the other does not. */
export function verdictsThatDiffer(before: PlanText, now: PlanText) {
  const missed: string[] = []
  let alarms = 0
  for (const { id, check } of rules) {
    const breaks = (text: PlanText) => check(text, terms).some(({ rule }) => rule !== 'age')
    const [brokeBefore, breaksNow] = [breaks(before), breaks(now)]
    if (brokeBefore && !breaksNow) missed.push(id)
    if (!brokeBefore && breaksNow) alarms += 1
  }
  return { missed, alarms }
}
