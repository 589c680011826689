import type { Food } from '@brightplate/foods/food'
import type { Recipe } from '@brightplate/recipes/recipe'
import type { Dish } from '../dishes/dish.ts'
import { keepServingRules, servingOf } from '../dishes/servings-of.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { countedLimits } from '../rules/counted-limits.ts'
import { allowedFoods, legalDish } from '../rules/legal-dish.ts'
import { nameWordsOf, phrasesIn } from './name-words.ts'

const smallest = 0.25

const isCounted = ({ recipe, ingredients }: Dish): boolean =>
  ingredients.some(({ food, ingredient }) =>
    countedLimits.some(
      ({ amount }) => amount({ food, grams: ingredient.grams }, recipe.course) > 0,
    ),
  )

/** Whether some size of a dish keeps the rules of a serving: where the smallest breaks one, all do. */
const hasServing = (dish: Dish, profile: PlannerProfile): boolean =>
  !isCounted(dish) ||
  keepServingRules([servingOf(dish, smallest, profile, profile.peopleAtTable)], profile)

/** The dish that a recipe is for this child; null where a rule or a wish leaves it out. */
export function plannedDish(recipe: Recipe, profile: PlannerProfile): Dish | null {
  const { dish } = legalDish(recipe, profile)
  return dish && hasServing(dish, profile) ? dish : null
}

/** A dish that a child's rules allow, with what wishes are weighed by. */
export interface AllowedDish {
  dish: Dish
  /** For each ingredient of the recipe the foods that no rule excludes, in the order tried. */
  foods: readonly (readonly Food[])[]
  /** Every run of words in its name. */
  phrases: ReadonlySet<string>
}

/** The same profile with nothing refused and no texture avoided. */
export const withoutWishes = (profile: PlannerProfile): PlannerProfile => ({
  ...profile,
  refusedFoods: [],
  texturesAvoided: [],
})

/** The dishes that this child's rules allow, whatever is refused. */
export function allowedDishes(recipes: readonly Recipe[], profile: PlannerProfile): AllowedDish[] {
  const child = withoutWishes(profile)
  return recipes.flatMap((recipe) => {
    const dish = plannedDish(recipe, child)
    if (!dish) return []
    return {
      dish,
      foods: recipe.ingredients.map((ingredient) => allowedFoods(ingredient, recipe, child)),
      phrases: phrasesIn(nameWordsOf(dish)),
    }
  })
}
