import { plainFoods as compiledPlainFoods, foodTiles } from '../../compiled/foods.js'
import { requireFood } from '../foods.ts'
import type { PlainFood } from './plain-food.ts'

/** Every plain food, by group: `data/plain-foods.csv` and its figures, compiled. */
export const plainFoods: readonly PlainFood[] = compiledPlainFoods.map((plain) => ({
  ...plain,
  food: requireFood(plain.id),
}))

const byId = new Map(plainFoods.map((plain) => [plain.id, plain]))

export const plainFoodOf = (id: string): PlainFood | undefined => byId.get(id)

/** Plain foods that a parent may tap as eaten, those of most children first: `data/food-tiles.yaml`, compiled. */
export const tileFoods: readonly PlainFood[] = foodTiles
  .map((id) => byId.get(id))
  .filter((one) => one !== undefined)
