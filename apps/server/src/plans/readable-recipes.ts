import { checkPlanText } from '@brightplate/foods/safety-check/check-plan-text'
import type { DishSlot } from '@brightplate/foods/safety-violation'
import { allRecipes } from '@brightplate/planner/all-recipes'
import { dishWords } from '@brightplate/planner/dish-words'
import type { PlannerProfile } from '@brightplate/planner/planner-profile'
import type { Course, Recipe } from '@brightplate/planner/recipe'

const slotOf = (course: Course): DishSlot => (course === 'snack' ? 'snack_1' : course)

/**
 * The recipes whose words, as this child would get them, pass the safety check: what it would
 * refuse in a finished plan is not planned with in the first place.
 */
export const readableRecipes = (profile: PlannerProfile): Recipe[] =>
  allRecipes.filter((recipe) => {
    const words = dishWords(recipe, profile)
    if (!words) return true
    const dish = { slot: slotOf(recipe.course), ...words, benefits: '' }
    const text = { days: [{ dishes: [dish] }], shoppingList: [], tips: [] }
    return checkPlanText(profile.restrictions, text).length === 0
  })
