import type { PlainFood } from '@brightplate/foods/plain-foods/plain-food'
import { plainFoodOf } from '@brightplate/foods/plain-foods/plain-foods'
import { type Course, courses } from '@brightplate/recipes/recipe'
import { openPlainFoods } from '../compositions/candidates/open-plain-foods.ts'
import { isBase } from '../compositions/meal-kind-of.ts'
import type { Dish } from '../dishes/dish.ts'
import type { PlannerProfile } from '../planner-profile.ts'
import { withoutWishes } from './allowed-dishes.ts'

/** A plain food that a child's rules allow and that may be offered unasked. */
export interface AllowedPlainFood {
  plain: PlainFood
  dish: Dish
  /** Where meals are usually built upon it. */
  courses: readonly Course[]
}

/** The plain foods that may be offered under this child's rules, whatever is refused. */
export function allowedPlainFoods(
  plainFoods: readonly PlainFood[],
  profile: PlannerProfile,
): AllowedPlainFood[] {
  const child = withoutWishes(profile)
  const found = new Map<string, { plain: PlainFood; dish: Dish; courses: Course[] }>()
  for (const course of courses) {
    for (const { form, dish, group } of openPlainFoods(course, child, plainFoods)) {
      const plain = plainFoodOf(form)
      if (!plain || !dish) continue
      const known = found.get(form) ?? { plain, dish, courses: [] }
      if (group && isBase(group, course)) known.courses.push(course)
      found.set(form, known)
    }
  }
  return [...found.values()]
}
