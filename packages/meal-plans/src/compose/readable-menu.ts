import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { type CheckPlanText, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import { type Menu, ourMenu } from '@brightplate/planner/menu'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import { plainWords } from '@brightplate/planner/plates/plain-words'
import type { Recipe } from '@brightplate/recipes/recipe'
import { refusalsOf } from '../check/refusals-of.ts'

const isReadable = (plain: PlainFood, profile: PlannerProfile, check: CheckPlanText): boolean => {
  const words = plainWords(plain, profile)
  if (!words) return true
  const dish = { slot: 'lunch' as const, ...words, benefits: '' }
  const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
  return check(text).length === 0
}

/**
 * What is ours, and `others`, whose words, as this child would get them, pass the safety check: what it
 * would refuse in a finished plan is not planned with in the first place.
 */
export function readableMenu(profile: PlannerProfile, others: readonly Recipe[] = []): Menu {
  const check = openPlanCheck(profile.restrictions)
  return {
    recipes: [...ourMenu.recipes, ...others].filter(
      (recipe) => (refusalsOf(recipe, profile, check) ?? []).length === 0,
    ),
    plainFoods: ourMenu.plainFoods.filter((plain) => isReadable(plain, profile, check)),
  }
}
