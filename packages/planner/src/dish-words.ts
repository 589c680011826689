import type { Recipe } from '@brightplate/recipes/recipe'
import { dishName } from './dish.ts'
import { legalDish } from './legal-dish.ts'
import type { PlannerProfile } from './planner-profile.ts'
import { linesOf } from './servings-of.ts'
import { stepsOf } from './steps-of.ts'

export interface DishWords {
  name: string
  lines: string[]
  steps: string[]
}

/** What a family would read of a recipe as this child may eat it; null where a rule forbids it. */
export function dishWords(recipe: Recipe, profile: PlannerProfile): DishWords | null {
  const { dish } = legalDish(recipe, profile)
  if (!dish) return null
  return {
    name: dishName(dish),
    lines: linesOf(dish, 1, profile).map(({ text }) => text),
    steps: stepsOf(dish, 1, profile),
  }
}
