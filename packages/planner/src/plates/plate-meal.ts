import type { PlainGroup } from '@brightplate/foods/plain-foods/plain-food'
import type { PlateMeal } from '@brightplate/recipes/plate-base'
import { plateBases } from '@brightplate/recipes/plate-bases'
import type { Course } from '@brightplate/recipes/recipe'

/** The table of a course; null for juice, which stands alone. */
export const plateMealOf = (course: Course): PlateMeal | null =>
  course === 'juice'
    ? null
    : course === 'breakfast' || course === 'snack'
      ? course
      : 'lunch-and-dinner'

/** What is poured in place of a juice where no fruit or vegetable may be had. */
export const insteadOfJuice: readonly PlainGroup[] = ['milk', 'plant-drink']

/** Whether a meal is usually built upon foods of a group. */
export function isBase(group: PlainGroup, course: Course): boolean {
  const meal = plateMealOf(course)
  if (!meal) return group === 'juice'
  return plateBases[meal].some((row) => row.group === group && row.usually.length > 0)
}
