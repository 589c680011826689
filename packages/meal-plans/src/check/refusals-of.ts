import { type CheckPlanText, openPlanCheck } from '@brightplate/foods/safety-check/check-plan-text'
import type { DishSlot, SafetyViolation } from '@brightplate/foods/safety-violation'
import { dishWords } from '@brightplate/planner/dishes/dish-words'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { Course, Recipe } from '@brightplate/recipes/recipe'

const slotOf = (course: Course): DishSlot => (course === 'snack' ? 'snack_1' : course)

/**
 * What the safety check finds in a recipe as this child would read it; null where flags forbid it.
 * Whoever asks for many recipes opens the check once.
 */
export function refusalsOf(
  recipe: Recipe,
  profile: PlannerProfile,
  check: CheckPlanText = openPlanCheck(profile.restrictions),
): SafetyViolation[] | null {
  const words = dishWords(recipe, profile)
  if (!words) return null
  const dish = { slot: slotOf(recipe.course), ...words, benefits: '' }
  const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
  return check(text)
}
