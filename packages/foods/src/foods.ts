import { foods as compiledFoods } from '../compiled/foods.js'
import type { Food } from './food.ts'

/** Every food that we know, by aisle: `data/foods.csv` and the files beside it, compiled. */
export const foods: readonly Food[] = compiledFoods

const byId = new Map(foods.map((food) => [food.id, food]))

/** The food of this id. Throws for an id that the table does not have. */
export function requireFood(id: string): Food {
  const food = byId.get(id)
  if (!food) throw new Error(`No food has the id ${id}`)
  return food
}
