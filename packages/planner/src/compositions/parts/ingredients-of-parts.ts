import type { Dish } from '../../dishes/dish.ts'
import type { Part } from './part.ts'

/** What the parts of a meal are made of, line by line; nothing of a food as typed. */
export const ingredientsOfParts = (parts: readonly Pick<Part, 'serving'>[]): Dish['ingredients'] =>
  parts.flatMap(({ serving }) => (serving ? serving.dish.ingredients : []))
