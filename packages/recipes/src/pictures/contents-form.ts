import type { Course } from '../recipe.ts'

/** What is in it, in a bowl or a glass: for a dish of which no form is known. */
export const contentsForm = (course: Course): readonly string[] => [
  course === 'juice' ? 'juice' : 'cupof',
]
