import { foods as compiledFoods, plainFoods } from '../compiled/foods.js'
import type { Food } from './food.ts'

/** Every food that recipes are made of, by aisle: `data/foods.csv` and the files beside it, compiled. */
export const foods: readonly Food[] = compiledFoods

const byId = new Map(
  [...foods, ...plainFoods.map(({ food }) => food).filter((one) => one !== null)].map((food) => [
    food.id,
    food,
  ]),
)

/** The food of this id, plain foods among them. Throws for an id that no table has. */
export function requireFood(id: string): Food {
  const food = byId.get(id)
  if (!food) throw new Error(`No food has the id ${id}`)
  return food
}
