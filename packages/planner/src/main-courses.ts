import type { Course } from '@brightplate/recipes/recipe'

/** The meals at which the child is given what it is known to eat, whatever else is planned. */
export const mainCourses: readonly Course[] = ['breakfast', 'lunch', 'dinner']
