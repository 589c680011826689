import type { Course } from '@brightplate/recipes/recipe'

/** The courses that always hold an accepted food. */
export const mainCourses: readonly Course[] = ['breakfast', 'lunch', 'dinner']
