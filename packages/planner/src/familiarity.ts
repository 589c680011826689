import { foodHasWord } from '@brightplate/foods/kept-out'
import type { EatenDish } from './eaten-dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { phraseOf } from './safe-foods/known-food.ts'
import { holdsSafeFood } from './safe-foods/place-safe-foods.ts'
import { nameHolds, type SafeFoodAtMeal } from './safe-foods/safe-food-sides.ts'
import type { Serving } from './servings-of.ts'

/** 0 for a familiar dish, 1 for one that is a small step away from such, 2 for one farther off. */
export type Newness = 0 | 1 | 2

/** With the goal of new foods, where something is known of what the child eats: a step starts there. */
export const isGradual = (
  { goals, safeFoods, likes }: PlannerProfile,
  history: readonly EatenDish[],
): boolean =>
  goals.includes('new-foods') &&
  (safeFoods.length > 0 || likes.length > 0 || history.some(({ kept }) => kept))

/**
 * How new a dish is to the child, from its smallest serving. A familiar one names a safe or liked
 * food or holds a portion of it, or was locked in an earlier plan. A small step away is a dish of an earlier plan, and a mild one with a food of a kind
 * that is eaten.
 */
export function familiarityFor(
  { likes }: PlannerProfile,
  foods: readonly SafeFoodAtMeal[],
  history: readonly EatenDish[],
): (serving: Serving) => Newness {
  const kept = new Set(history.filter((one) => one.kept).map(({ recipeId }) => recipeId))
  const offered = new Set(history.map(({ recipeId }) => recipeId))
  const aisles = new Set(foods.flatMap(({ known }) => known?.foods.map(({ aisle }) => aisle) ?? []))
  return (serving) => {
    const { recipe, ingredients } = serving.dish
    if (kept.has(recipe.id)) return 0
    if (foods.some((food) => holdsSafeFood(serving, food))) return 0
    if (likes.some((like) => nameHolds(serving.dish, phraseOf(like)))) return 0
    if (offered.has(recipe.id)) return 1
    const akin = ingredients.some(
      ({ food }) => aisles.has(food.aisle) || likes.some((like) => foodHasWord(food, like)),
    )
    return akin && recipe.flavour === 'mild' ? 1 : 2
  }
}
