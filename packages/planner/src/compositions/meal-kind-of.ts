import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { MealKind } from '@brightplate/recipes/meal-base'
import { mealBases } from '@brightplate/recipes/meal-bases'
import type { Course } from '@brightplate/recipes/recipe'

/** The table of a course; null for juice, which stands alone. */
export const mealKindOf = (course: Course): MealKind | null =>
  course === 'juice'
    ? null
    : course === 'breakfast' || course === 'snack'
      ? course
      : 'lunch-and-dinner'

/** What is poured in place of a juice where no fruit or vegetable may be had. */
export const insteadOfJuice: readonly PlainGroup[] = ['milk', 'plant-drink']

/** Whether a meal is usually built upon foods of a group. */
export function isBase(group: PlainGroup, course: Course): boolean {
  const meal = mealKindOf(course)
  if (!meal) return group === 'juice'
  return mealBases[meal].some((row) => row.group === group && row.usually.length > 0)
}
