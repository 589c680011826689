import type { Course } from '@brightplate/recipes/recipe'
import { dishName } from '../dish.ts'
import type { DishWords } from '../dish-words.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { linesOf } from '../servings-of.ts'
import { stepsOf } from '../steps-of.ts'
import { knownFood } from './known-food.ts'
import { sideDish } from './safe-food-sides.ts'

/**
 * What a family would read of a safe food beside a meal: as typed where we do not know it; null where
 * we know it and a rule forbids it, or nobody eats it by itself.
 */
export function safeFoodWords(
  typed: string,
  course: Course,
  profile: PlannerProfile,
): DishWords | null {
  const known = knownFood(typed)
  if (!known) return { name: typed, lines: [typed], steps: [] }
  const dish = sideDish(known, course, profile)
  if (!dish) return null
  return {
    name: dishName(dish),
    lines: linesOf(dish, 1, profile).map(({ text }) => text),
    steps: stepsOf(dish, 1, profile),
  }
}
